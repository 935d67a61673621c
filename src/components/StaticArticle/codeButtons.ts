// The copy and wrap buttons of the code blocks of an article, which React does not render.
import { translate } from '@docusaurus/Translate';
import { announce } from '../../client/announce';
import { showNotice } from '../../client/notice';

/** An event of an element to which a script has added a code block. */
export const CODE_ADDED = 'code-added';

const CONFIRMATION_MS = 2000;
const NOTICE_MS = 10_000;

/** Returns whether the code was copied. Where the clipboard is refused, or there is no HTTPS, the code is selected. */
async function copyOrSelect(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    setTimeout(showNotice('copyRefused'), NOTICE_MS);
    return false;
  }
}

function setLabel(button: HTMLElement, text: string): void {
  button.setAttribute('aria-label', text);
  button.title = text;
}

async function copy(button: HTMLElement, block: Element): Promise<void> {
  const code = block.querySelector('code');
  if (!code || !(await copyOrSelect(code)) || 'copied' in button.dataset) return;
  const label = button.title;
  button.dataset.copied = '';
  setLabel(button, translate({ id: 'theme.CodeBlock.copied', message: 'Copied' }));
  announce(() => button.title);
  setTimeout(() => {
    delete button.dataset.copied;
    setLabel(button, label);
  }, CONFIRMATION_MS);
}

function handleClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-code-button]') : null;
  const block = button?.closest('[data-code-block]');
  if (!button || !block) return;
  if (button.dataset.codeButton === 'copy') void copy(button, block);
  else button.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrapped')));
}

/** Shows the wrap button where lines are too long. A wrapped block keeps its button, to unwrap it. */
function updateWrapButton(frame: Element): void {
  const block = frame.closest('[data-code-block]:not([data-wrapped])');
  const button = block?.querySelector<HTMLElement>('[data-code-button="wrap"]');
  if (button) button.hidden = frame.scrollWidth <= frame.clientWidth;
}

export function attachCodeButtons(root: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver((changes) => {
    for (const { target } of changes) updateWrapButton(target);
  });
  const observeAll = () => {
    for (const frame of root.querySelectorAll('[data-code-block] > pre')) observer.observe(frame);
  };
  observeAll();
  root.addEventListener(CODE_ADDED, observeAll, { signal });
  root.addEventListener('click', handleClick, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
