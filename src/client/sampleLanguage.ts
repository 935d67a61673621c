// Shows the samples of the language that the reader chooses, on later pages and in other tabs too. A page comes with the
// samples of one language; those of another are in a file beside it (api-reference/sampleFiles.ts).
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import { samplesOfPage } from '../../lib/sampleFiles';
import { CODE_ADDED } from '../components/StaticArticle/codeButtons';
import { isPlainClick } from '../components/StaticArticle/followLinks';
import { showNotice } from './notice';

const GROUP = '[data-samples]';

const storedLanguage = createStorageSlot('exemple-langage');

/** Runs `change`, then scrolls so that `landmark` stays where it was on the screen. */
function keepInPlace(landmark: Element | undefined, change: () => void): void {
  const before = landmark?.getBoundingClientRect().top ?? 0;
  change();
  const after = landmark?.getBoundingClientRect().top ?? 0;
  if (after !== before) window.scrollBy({ top: after - before, behavior: 'instant' });
}

/** The first element below the navbar that is a group, or has no group in it. */
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

/** By the name of their group. */
async function fetchSamples(language: string): Promise<Map<string | undefined, Element>> {
  const folder = window.location.pathname.replace(/\/$/, '');
  const response = await fetch(`${folder}/${samplesOfPage(language)}`);
  if (!response.ok) throw new Error(response.url);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
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

/** `findLandmark` forces a layout: it is called only if something changes. */
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

/** Without a notice on failure: the reader has not asked for anything on this page. */
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

/** Without this script, the link leads to the sample as a file. */
function handleClick(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>(`${GROUP} a[data-language]`) : null;
  const group = link?.closest(GROUP);
  if (!group || !isPlainClick(event)) return;
  event.preventDefault();
  choose(link?.dataset.language ?? '', group);
}

export const onRouteDidUpdate = selectStoredLanguage;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', handleClick, true);
  storedLanguage.listen(selectStoredLanguage);
  selectStoredLanguage();
}
