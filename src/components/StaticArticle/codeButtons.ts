// The copy and wrap buttons of the code blocks of an article. They work on the DOM, without React: the blocks came as
// HTML.

import { translate } from '@docusaurus/Translate';
import { showNotice } from '../../client/notice';
import { say } from '../../client/say';

/** Happens to what a script has put a block of code into. */
export const CODE_ADDED = 'code-added';

const CONFIRMATION_MS = 2000;
const REFUSAL_MS = 10_000;

/** Whether the code was copied. Where the clipboard cannot be used (refused, or without HTTPS), it is selected, and said. */
async function copyOrSelect(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    setTimeout(showNotice('copyRefused'), REFUSAL_MS);
    return false;
  }
}

function setLabel(button: HTMLElement, text: string): void {
  button.setAttribute('aria-label', text);
  button.title = text;
}

async function copy(button: HTMLElement, block: Element): Promise<void> {
  const code = block.querySelector('code');
  // A second click while the confirmation is shown copies again, without another confirmation.
  if (!code || !(await copyOrSelect(code)) || 'copied' in button.dataset) return;
  const before = button.title;
  button.dataset.copied = '';
  setLabel(button, translate({ id: 'theme.CodeBlock.copied', message: 'Copied' }));
  say(() => button.title);
  setTimeout(() => {
    delete button.dataset.copied;
    setLabel(button, before);
  }, CONFIRMATION_MS);
}

function toggleWrap(button: HTMLElement, block: Element): void {
  const isWrapped = block.toggleAttribute('data-wrapped');
  button.setAttribute('aria-pressed', String(isWrapped));
}

function handleClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-code-button]') : null;
  const block = button?.closest('[data-code-block]');
  if (!button || !block) return;
  if (button.dataset.codeButton === 'copy') void copy(button, block);
  else toggleWrap(button, block);
}

/** Shows the wrap button where lines are too long. A wrapped block never overflows: its button stays as it was. */
function updateWrapButton(frame: Element): void {
  const block = frame.closest('[data-code-block]:not([data-wrapped])');
  const button = block?.querySelector<HTMLElement>('[data-code-button="wrap"]');
  if (button) button.hidden = frame.scrollWidth <= frame.clientWidth;
}

/** Makes the buttons of the code blocks in `root` work; the function returned stops it. */
export function attachCodeButtons(root: HTMLElement): () => void {
  const observer = new ResizeObserver((changes) => {
    for (const { target } of changes) updateWrapButton(target);
  });
  const observeAll = () => {
    for (const frame of root.querySelectorAll('[data-code-block] > pre')) observer.observe(frame);
  };
  observeAll();
  root.addEventListener(CODE_ADDED, observeAll);
  root.addEventListener('click', handleClick);
  return () => {
    observer.disconnect();
    root.removeEventListener(CODE_ADDED, observeAll);
    root.removeEventListener('click', handleClick);
  };
}
