// The keys of the field: arrows choose a result, Enter follows it.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Result } from '../engine/engine';
import { NO_OPTION, optionId } from './Results';

type Options = {
  readonly results: readonly Result[];
  /** Whether the results are those of what is typed: the engine may be a letter behind. */
  readonly isUpToDate: boolean;
  readonly follow: (result: Result) => void;
  readonly followInAnotherTab: (result: Result) => void;
};

export function useDialogKeys({ results, isUpToDate, follow, followInAnotherTab }: Options) {
  const { length: count } = results;
  const [active, setActive] = useState(NO_OPTION);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  /** Enter was pressed before the answer came: it leads to the first result as soon as there is one. */
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isWaiting.current || !isUpToDate || !results[0]) return;
    isWaiting.current = false;
    follow(results[0]);
  });
  const onEnter = (event: KeyboardEvent): void => {
    const result = results[Math.max(active, 0)];
    // A browser opens no other tab later than the key: that is of the results that are shown.
    const isElsewhere = event.ctrlKey || event.metaKey;
    isWaiting.current = !isUpToDate && !isElsewhere;
    if (isWaiting.current || !result) return;
    event.preventDefault();
    if (isElsewhere) followInAnotherTab(result);
    else follow(result);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Enter') onEnter(event);
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    const next = key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1;
    if (count > 0) setActive((next + count) % count);
  };
  const reset = (): void => {
    isWaiting.current = false;
    setActive(NO_OPTION);
  };
  return { active, onKeyDown, reset };
}
