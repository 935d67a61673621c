// The buttons that copy a page or its reference, the section named in a mail that reports an error, and the menu, which closes
// as menus do. The rest of plugins/page-tools works without scripts.
import siteConfig from '@generated/docusaurus.config';
import { showNotice } from '../notice';

const CONFIRMATION_MS = 2000;
const NOTICE_MS = 10_000;
/** Once the reader has stopped scrolling. */
const SCROLL_END_MS = 200;

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
    // Safari wants a promise during the click, and refuses text that comes later. Firefox has no ClipboardItem before 127.
    if ('ClipboardItem' in window) {
      const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    } else await navigator.clipboard.writeText(await text);
  } catch {
    setTimeout(showNotice('copyFailed'), NOTICE_MS);
    return;
  }
  if (label === button.dataset.copied) return;
  button.textContent = button.dataset.copied ?? '';
  setTimeout(() => {
    button.textContent = label;
  }, CONFIRMATION_MS);
}

const headingAbove = (y: number): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.article :is(h2, h3)[id]')].findLast(
    (heading) => heading.getBoundingClientRect().top < y,
  );

/** The section that was on the screen before the reader came to the foot of the page. */
let lastRead: HTMLElement | undefined;
let scrollTimer: ReturnType<typeof setTimeout> | undefined;

function updateLastRead(): void {
  const foot = document.querySelector('.page-foot')?.getBoundingClientRect();
  if (foot && foot.top > window.innerHeight) lastRead = headingAbove(window.innerHeight / 2);
}

/** The section of the selection, else that of the address, else the last one read. */
function reportedSection(): HTMLElement | undefined {
  const selection = getSelection();
  if (selection && !selection.isCollapsed && selection.anchorNode?.parentElement?.closest('.article'))
    return headingAbove(selection.getRangeAt(0).getBoundingClientRect().top + 1);
  return document.querySelector<HTMLElement>('.article :is(h2, h3):target') ?? lastRead;
}

/** Replaces the placeholder in the body of the mail. */
function nameSection(link: HTMLAnchorElement): void {
  const section = reportedSection();
  if (!section?.isConnected) return;
  const name = `${section.firstChild?.textContent} (#${section.id})`;
  link.href = link.href.replace(encodeURIComponent(link.dataset.report ?? ''), encodeURIComponent(name));
  link.dataset.report = name;
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-copy]');
  if (button) void copy(button);
  const link = target.closest<HTMLAnchorElement>('a[data-report]');
  if (link) nameSection(link);
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.page-menu[open]'))
    if (!button && !(target.closest('summary') && menu.contains(target))) menu.open = false;
});

document.addEventListener('keydown', ({ key, target }) => {
  const menu = target instanceof Element ? target.closest<HTMLDetailsElement>('.page-menu[open]') : null;
  if (key !== 'Escape' || !menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

// Safari has no « scrollend ».
document.addEventListener('scroll', () => {
  clearTimeout(scrollTimer);
  scrollTimer = setTimeout(updateLastRead, SCROLL_END_MS);
});

/** The router updates only what the theme wrote into the head. */
export function updateCopyLink(): void {
  const { pathname } = window.location;
  const page = pathname === siteConfig.baseUrl ? `${pathname}index` : pathname.replace(/\/$/, '');
  const link = document.head.querySelector<HTMLLinkElement>('link[type="text/markdown"][rel="alternate"]');
  if (link) link.href = `${page}.md`;
}
