// Radio buttons choose the language of a group of samples without any script. This makes one choice hold for every
// group, on the pages to come, and in the other tabs of the browser.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';

const GROUP = '.samples';
const remembered = createStorageSlot('exemple-langage');

/** Does what changes the height of groups, and leaves `landmark` where the reader sees it. */
function withoutMoving(landmark: Element | undefined, change: () => void): void {
  const before = landmark?.getBoundingClientRect().top ?? 0;
  change();
  const after = landmark?.getBoundingClientRect().top ?? 0;
  if (after !== before) window.scrollBy({ top: after - before, behavior: 'instant' });
}

/** The first thing under the navbar that moves as a whole: a group, or something without groups in it. */
function firstInSight(): Element | undefined {
  const top = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  for (let y = Math.max(top, 0) + 8; y < window.innerHeight; y += 24) {
    const element = document.elementFromPoint(window.innerWidth / 2, y);
    const landmark = element?.closest(GROUP) ?? element;
    if (landmark && !landmark.querySelector(GROUP)) return landmark;
  }
  return undefined;
}

/** A group that has no sample in that language keeps its own. */
function show(language: string | null, landmark: Element | undefined): void {
  const buttons = [...document.querySelectorAll<HTMLInputElement>(`${GROUP} input`)].filter(
    ({ value, checked }) => value === language && !checked,
  );
  if (buttons.length === 0) return;
  withoutMoving(landmark, () => {
    for (const button of buttons) button.checked = true;
  });
}

function showRemembered(): void {
  show(remembered.get(), firstInSight());
}

/** The browser has shown the choice in its own group before it says so: the others follow. */
function choose({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const group = target.closest(GROUP);
  if (!group) return;
  show(target.value, group);
  remembered.set(target.value);
}

export function onRouteDidUpdate(): void {
  showRemembered();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('change', choose);
  remembered.listen(showRemembered);
  showRemembered();
}
