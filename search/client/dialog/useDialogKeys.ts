// The keys of the dialog: arrows and Enter in the field, Escape and Ctrl+K everywhere.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Result } from '../engine/engine';
import { NO_OPTION, optionId } from './Results';

type Actions = {
  /** Whether the results are those of what is typed: the engine may be a letter behind. */
  readonly isUpToDate: boolean;
  readonly follow: (result: Result) => void;
  readonly followInAnotherTab: (result: Result) => void;
};

/** The option that the arrows have chosen, which stays in sight. */
function useActiveOption(count: number) {
  const [active, setActive] = useState(NO_OPTION);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const move = (step: 1 | -1): void => {
    if (count > 0) setActive(active === NO_OPTION && step < 0 ? count - 1 : (active + step + count) % count);
  };
  return { active, setActive, move };
}

export function useDialogKeys(results: readonly Result[], actions: Actions) {
  const { isUpToDate, follow, followInAnotherTab } = actions;
  const { active, setActive, move } = useActiveOption(results.length);
  /** Enter was pressed before the answer came: it leads to the first result as soon as there is one. */
  const isWaiting = useRef(false);
  useEffect(() => {
    const [first] = results;
    if (!isWaiting.current || !isUpToDate || !first) return;
    isWaiting.current = false;
    follow(first);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      const result = results[Math.max(active, 0)];
      // A browser opens no other tab later than the key: that is of the results that are shown.
      const isElsewhere = event.ctrlKey || event.metaKey;
      isWaiting.current = !isUpToDate && !isElsewhere;
      if (isWaiting.current || !result) return;
      event.preventDefault();
      if (isElsewhere) followInAnotherTab(result);
      else follow(result);
    }
  };
  const reset = (): void => {
    isWaiting.current = false;
    setActive(NO_OPTION);
  };
  return { active, onKeyDown, reset };
}
