import { useLocation } from '@docusaurus/router';
import Loading from '@theme/Loading';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { arrived } from './arrival';
import { SearchButton } from './button';
import { loadDialog } from './loadDialog';
import { closeSearch, type Opening, takeEarly, useOpening } from './opening';
import { useShortcuts } from './shortcuts';

function DialogPlace({ from }: Opening): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<Opening>>();
  const [failure, setFailure] = useState<Error>();
  const fetchDialog = useCallback(() => {
    setFailure(undefined);
    loadDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      (error) => {
        takeEarly();
        setFailure(error);
      },
    );
  }, []);
  useEffect(fetchDialog, [fetchDialog]);
  if (Dialog) return createPortal(<Dialog from={from} />, document.body);
  return failure
    ? createPortal(
        <div className="load-failure--first-load">
          <Loading isLoading={false} pastDelay timedOut={false} error={failure} retry={fetchDialog} />
        </div>,
        document.body,
      )
    : null;
}

/** What stands in the navbar: the button, the keys, and the place of the dialog. */
export function SearchBar(): ReactNode {
  const location = useLocation();
  const opening = useOpening();
  useShortcuts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of address is an arrival.
  useEffect(() => {
    closeSearch();
    arrived();
  }, [location]);
  return (
    <>
      <SearchButton size="small" />
      {opening && <DialogPlace from={opening.from} />}
    </>
  );
}
