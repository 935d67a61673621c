// A page comes with the samples of one language. This script shows those of the language that the reader chooses, on later
// pages and in other tabs of the browser too. They are in a file beside the page (api-reference/sampleFiles.ts).
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import { samplesOfPage } from '../../lib/sampleFiles';
import { CODE_ADDED } from '../components/StaticArticle/codeButtons';
import { showNotice } from './notice';

const GROUP = '[data-samples]';
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

const sampleIn = (group: Element, language: string): HTMLElement | null =>
  group.querySelector<HTMLElement>(`[data-language="${language}"]:not(a)`);

/** By their groups. */
async function fetchSamples(language: string): Promise<Map<string | undefined, Element>> {
  const folder = window.location.pathname.replace(/\/$/, '');
  const answer = await fetch(`${folder}/${samplesOfPage(language)}`);
  if (!answer.ok) throw new Error(answer.url);
  const template = document.createElement('template');
  template.innerHTML = await answer.text();
  return new Map(
    [...template.content.querySelectorAll<HTMLElement>(GROUP)].flatMap(({ dataset, firstElementChild }) =>
      firstElementChild ? [[dataset.samples, firstElementChild] as const] : [],
    ),
  );
}

function show(groups: readonly HTMLElement[], language: string): void {
  for (const group of groups) {
    const shown = sampleIn(group, language);
    if (!shown) continue;
    for (const part of group.querySelectorAll<HTMLElement>('[data-language]'))
      if (part instanceof HTMLAnchorElement)
        part.setAttribute('aria-current', String(part.dataset.language === language));
      else part.hidden = part !== shown;
  }
}

/** In every group that has such a sample. The landmark is looked for only then: that takes a layout. */
async function selectLanguage(language: string, findLandmark: () => Element | undefined): Promise<void> {
  const groups = [...document.querySelectorAll<HTMLElement>(GROUP)].filter((group) =>
    group.querySelector(`a[data-language="${language}"]:not([aria-current="true"])`),
  );
  if (groups.length === 0) return;
  if (groups.some((group) => !sampleIn(group, language))) {
    const samples = await fetchSamples(language);
    for (const group of groups) {
      const sample = samples.get(group.dataset.samples);
      if (!sample || sampleIn(group, language)) continue;
      sample.toggleAttribute('hidden', true);
      group.append(sample);
      group.dispatchEvent(new Event(CODE_ADDED, { bubbles: true }));
    }
  }
  keepInPlace(findLandmark(), () => show(groups, language));
}

/** Nobody has asked for it on this page: what does not come leaves the first language. */
function selectStoredLanguage(): void {
  const language = storedLanguage.get();
  if (language) selectLanguage(language, firstVisibleElement).catch(() => undefined);
}

function choose(language: string, group: Element): void {
  selectLanguage(language, () => group).then(
    () => storedLanguage.set(language),
    () => {
      const hide = showNotice('sampleMissing', () => {
        hide();
        choose(language, group);
      });
    },
  );
}

/** Before the link is followed. */
function handleClick(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>(`${GROUP} a[data-language]`) : null;
  const group = link?.closest(GROUP);
  if (!group || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  choose(link?.dataset.language ?? '', group);
}

export function onRouteDidUpdate(): void {
  selectStoredLanguage();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', handleClick, true);
  storedLanguage.listen(selectStoredLanguage);
  selectStoredLanguage();
}
