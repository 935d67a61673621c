// The buttons that copy a page or its reference, and the section in the mail that reports an error. Everything else in the
// menu and the foot of a page (plugins/page-tools) works by itself.
import siteConfig from '@generated/docusaurus.config';
import { showNotice } from '../notice';

const CONFIRMATION_MS = 2000;
/** Without scrolling: the reader reads. */
const PAUSE_MS = 200;

async function textFor(button: HTMLElement): Promise<string> {
  const around = button.closest('details');
  if (button.dataset.copy === 'reference')
    return around?.querySelector('[data-reference]')?.textContent ?? '';
  const response = await fetch(around?.querySelector<HTMLAnchorElement>('a[type]')?.href ?? '');
  if (!response.ok) throw new Error(response.url);
  return response.text();
}

async function copy(button: HTMLElement): Promise<void> {
  const label = button.textContent;
  try {
    const text = textFor(button);
    // Safari asks for the promise: it takes no text that comes later than the click. Firefox has no such item before 127.
    if ('ClipboardItem' in window) {
      const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    } else await navigator.clipboard.writeText(await text);
  } catch {
    setTimeout(showNotice('copyFailed'), 5 * CONFIRMATION_MS);
    return;
  }
  if (label === button.dataset.copied) return;
  button.textContent = button.dataset.copied ?? '';
  setTimeout(() => {
    button.textContent = label;
  }, CONFIRMATION_MS);
}

/** The last heading before a place. */
const sectionBefore = (place: number): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.article :is(h2, h3)[id]')].findLast(
    (heading) => heading.getBoundingClientRect().top < place,
  );

/** Where the reader was before coming to the foot of the page. */
let lastRead: HTMLElement | undefined;

let pause: ReturnType<typeof setTimeout> | undefined;

function noteSection(): void {
  const foot = document.querySelector('.page-foot')?.getBoundingClientRect();
  if (foot && foot.top > window.innerHeight) lastRead = sectionBefore(window.innerHeight / 2);
}

/** What is selected, else what the address names, else what was on the screen. */
function sectionMeant(): HTMLElement | undefined {
  const selection = getSelection();
  if (selection && !selection.isCollapsed && selection.anchorNode?.parentElement?.closest('.article'))
    return sectionBefore(selection.getRangeAt(0).getBoundingClientRect().top + 1);
  return document.querySelector<HTMLElement>('.article :is(h2, h3):target') ?? lastRead;
}

/** Into the place that is kept for it. */
function nameSection(link: HTMLAnchorElement): void {
  const section = sectionMeant();
  if (!section?.isConnected) return;
  const told = `${section.firstChild?.textContent} (#${section.id})`;
  link.href = link.href.replace(encodeURIComponent(link.dataset.report ?? ''), encodeURIComponent(told));
  link.dataset.report = told;
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-copy]');
  if (button) void copy(button);
  const link = target.closest<HTMLAnchorElement>('a[data-report]');
  if (link) nameSection(link);
  // As any menu does.
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.page-menu[open]'))
    if (!button && !(target.closest('summary') && menu.contains(target))) menu.open = false;
});
document.addEventListener('keydown', ({ key, target }) => {
  const menu = target instanceof Element ? target.closest<HTMLDetailsElement>('.page-menu[open]') : null;
  if (key !== 'Escape' || !menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
// Older Safaris have no « scrollend ».
document.addEventListener('scroll', () => {
  clearTimeout(pause);
  pause = setTimeout(noteSection, PAUSE_MS);
});

/** The router changes what the theme wrote into the head, and no more. */
export function announceCopy(): void {
  const { pathname } = window.location;
  const copy = pathname === siteConfig.baseUrl ? `${pathname}index` : pathname.replace(/\/$/, '');
  const link = document.head.querySelector<HTMLLinkElement>('link[type="text/markdown"][rel="alternate"]');
  if (link) link.href = `${copy}.md`;
}
