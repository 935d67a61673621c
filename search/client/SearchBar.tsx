import { useLocation } from '@docusaurus/router';
import Loading from '@theme/Loading';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SearchButton } from './button';
import {
  closeSearchOfLastPage,
  type DialogState,
  openSearch,
  takeTyped,
  useDialogState,
} from './dialogState';
import { loadDialog, prepareSearch } from './loadDialog';
import { arrived } from './onArrival';
import { reloadForNewVersion, takeKeptQuestion } from './reloadForNewVersion';
import { useShortcuts } from './shortcuts';

const PATIENCE_MS = 10_000;

function DialogPlace({ openedFrom }: DialogState): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<DialogState>>();
  const [failure, setFailure] = useState<Error>();
  const fetchDialog = useCallback(() => {
    setFailure(undefined);
    prepareSearch();
    const fail = async (error: Error): Promise<void> => {
      clearTimeout(timer);
      if (await reloadForNewVersion(takeTyped)) return;
      takeTyped();
      setFailure(error);
    };
    const timer = setTimeout(fail, PATIENCE_MS, new Error());
    loadDialog().then(({ SearchDialog }) => {
      clearTimeout(timer);
      setDialog(() => SearchDialog);
    }, fail);
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

/** What stands in the navbar: the button, the keys, and the place of the dialog. */
export function SearchBar(): ReactNode {
  const location = useLocation();
  const dialog = useDialogState();
  useShortcuts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of address is an arrival.
  useEffect(() => {
    closeSearchOfLastPage();
    arrived();
  }, [location]);
  useEffect(() => {
    const question = takeKeptQuestion();
    if (question !== null) openSearch(null, question);
  }, []);
  return (
    <>
      <SearchButton size="small" />
      {dialog && <DialogPlace openedFrom={dialog.openedFrom} />}
    </>
  );
}
