// Radio buttons choose the language of a group of samples without a script (src/css/samples.css). This script applies the
// choice to every group, on later pages and in other tabs of the browser too.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';

const GROUP = '.samples';
const storedLanguage = createStorageSlot('exemple-langage');

/** Runs `change`, which may change the height of groups, and scrolls so that `landmark` stays where it was on the screen. */
function keepInPlace(landmark: Element | undefined, change: () => void): void {
  const before = landmark?.getBoundingClientRect().top ?? 0;
  change();
  const after = landmark?.getBoundingClientRect().top ?? 0;
  if (after !== before) window.scrollBy({ top: after - before, behavior: 'instant' });
}

/** The first visible element below the navbar that is a group, or has no group in it. */
function firstVisibleElement(): Element | undefined {
  const top = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  for (let y = Math.max(top, 0) + 8; y < window.innerHeight; y += 24) {
    const element = document.elementFromPoint(window.innerWidth / 2, y);
    const landmark = element?.closest(GROUP) ?? element;
    if (landmark && !landmark.querySelector(GROUP)) return landmark;
  }
  return undefined;
}

/** Selects a language in every group that has a sample in it. The landmark is looked for only then: that takes a layout. */
function selectLanguage(language: string | null, findLandmark: () => Element | undefined): void {
  const buttons = [...document.querySelectorAll<HTMLInputElement>(`${GROUP} input`)].filter(
    ({ value, checked }) => value === language && !checked,
  );
  if (buttons.length === 0) return;
  keepInPlace(findLandmark(), () => {
    for (const button of buttons) button.checked = true;
  });
}

function selectStoredLanguage(): void {
  selectLanguage(storedLanguage.get(), firstVisibleElement);
}

/** The radio button is already checked in its own group: this checks it in the others. */
function handleChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const group = target.closest(GROUP);
  if (!group) return;
  selectLanguage(target.value, () => group);
  storedLanguage.set(target.value);
}

export function onRouteDidUpdate(): void {
  selectStoredLanguage();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('change', handleChange);
  storedLanguage.listen(selectStoredLanguage);
  selectStoredLanguage();
}
