/** Screen readers only announce changes of a live region that was there before. */
const DELAY_MS = 200;

let region: Element | null = null;

/** Announces a text to screen readers. */
export function announce(getText: () => string): void {
  if (!region) {
    document.body.insertAdjacentHTML('beforeend', '<p role="status" class="visually-hidden">');
    region = document.body.lastElementChild;
  }
  if (region) region.textContent = '';
  setTimeout(() => {
    if (region) region.textContent = getText();
  }, DELAY_MS);
}
