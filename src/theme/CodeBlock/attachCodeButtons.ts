// The buttons of code blocks, by plain DOM: the same for the blocks that React renders and for those that came as
// HTML (src/components/StaticPart).
import { translate } from '@docusaurus/Translate';

const CONFIRMATION_MS = 2000;

/** Where the clipboard is out of reach (refused, or a page without HTTPS), the code is left selected. */
async function copyOrSelect(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}

function label(button: HTMLElement, text: string): void {
  button.setAttribute('aria-label', text);
  button.title = text;
}

async function copy(button: HTMLElement, block: Element): Promise<void> {
  const code = block.querySelector('code');
  const status = block.querySelector('[role="status"]');
  // A second click while the first is still confirmed copies again, and has nothing more to say.
  if (!code || !status || !(await copyOrSelect(code)) || 'copied' in button.dataset) return;
  const before = button.title;
  button.dataset.copied = '';
  label(button, translate({ id: 'theme.CodeBlock.copied', message: 'Copied' }));
  status.textContent = button.title;
  setTimeout(() => {
    delete button.dataset.copied;
    label(button, before);
    status.textContent = '';
  }, CONFIRMATION_MS);
}

function toggleWrap(button: HTMLElement, block: Element): void {
  const isWrapped = block.toggleAttribute('data-wrapped');
  button.setAttribute('aria-pressed', String(isWrapped));
}

function answer({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-code-button]') : null;
  const block = button?.closest('[data-code-block]');
  if (!button || !block) return;
  if (button.dataset.codeButton === 'copy') void copy(button, block);
  else toggleWrap(button, block);
}

/** Long lines are offered to be wrapped. Wrapped ones never overflow: what was known before stays true. */
function offerWrap(frame: Element): void {
  const block = frame.closest('[data-code-block]:not([data-wrapped])');
  const button = block?.querySelector<HTMLElement>('[data-code-button="wrap"]');
  if (button) button.hidden = frame.scrollWidth <= frame.clientWidth;
}

/** Makes the buttons of the code blocks in `root` work; what it returns stops that. */
export function attachCodeButtons(root: HTMLElement): () => void {
  const observer = new ResizeObserver((changes) => {
    for (const { target } of changes) offerWrap(target);
  });
  for (const frame of root.querySelectorAll('[data-code-block] > pre')) observer.observe(frame);
  root.addEventListener('click', answer);
  return () => {
    observer.disconnect();
    root.removeEventListener('click', answer);
  };
}
