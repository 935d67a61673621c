import { useLocation } from '@docusaurus/router';
import Loading from '@theme/Loading';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SearchButton } from './button';
import {
  closeSearchOfPreviousPage,
  type DialogState,
  openSearch,
  takeTyped,
  useDialogState,
} from './dialogState';
import { loadDialog, prepareSearch } from './loadDialog';
import { arrived } from './onArrival';
import { reloadForNewVersion, takeKeptQuestion } from './reloadForNewVersion';
import { useShortcuts } from './shortcuts';

/** A dialog that takes longer is reported as failed, until it arrives. */
const TIMEOUT_MS = 10_000;

function DialogLoader({ openedFrom }: DialogState): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<DialogState>>();
  const [failure, setFailure] = useState<Error>();
  const fetchDialog = useCallback(() => {
    setFailure(undefined);
    prepareSearch();
    const fail = async (error: Error): Promise<void> => {
      if (await reloadForNewVersion(takeTyped)) return;
      takeTyped();
      setFailure(error);
    };
    const timer = setTimeout(fail, TIMEOUT_MS, new Error());
    loadDialog()
      .then(({ SearchDialog }) => setDialog(() => SearchDialog), fail)
      .finally(() => clearTimeout(timer));
  }, []);
  useEffect(fetchDialog, [fetchDialog]);
  if (!Dialog && !failure) return null;
  return createPortal(
    Dialog ? (
      <Dialog openedFrom={openedFrom} />
    ) : (
      <div className="load-failure--floating">
        <Loading isLoading={false} pastDelay timedOut={false} error={failure} retry={fetchDialog} />
      </div>
    ),
    document.body,
  );
}

/** In the navbar: the button, the keyboard shortcuts, and the dialog, which is rendered in the body. */
export function SearchBar(): ReactNode {
  const location = useLocation();
  const dialog = useDialogState();
  useShortcuts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of address.
  useEffect(() => {
    closeSearchOfPreviousPage();
    arrived();
  }, [location]);
  useEffect(() => {
    const question = takeKeptQuestion();
    if (question !== null) openSearch(null, question);
  }, []);
  return (
    <>
      <SearchButton size="small" />
      {dialog && <DialogLoader openedFrom={dialog.openedFrom} />}
    </>
  );
}
