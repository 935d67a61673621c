// The theme has no search of its own: here are ours, its button in the navbar, its keys, and the place of its dialog.
import { useLocation } from '@docusaurus/router';
import Loading from '@theme/Loading';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { arrived } from '../../components/search/arrival';
import { SearchButton } from '../../components/search/button';
import {
  closeSearch,
  loadDialog,
  type Opening,
  takeEarly,
  useOpening,
} from '../../components/search/opening';
import { useShortcuts } from '../../components/search/shortcuts';

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

export default function SearchBar(): ReactNode {
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
