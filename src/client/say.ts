// Says a text to readers who listen to the page.

/** In milliseconds: a region that speaks has to be there before its text is. */
const PAUSE = 200;

let region: Element | null = null;

/** The text is asked for when it is said. */
export function say(textOf: () => string): void {
  if (!region) {
    document.body.insertAdjacentHTML('beforeend', '<p role="status" class="visually-hidden">');
    region = document.body.lastElementChild;
  }
  if (region) region.textContent = '';
  setTimeout(() => {
    if (region) region.textContent = textOf();
  }, PAUSE);
}
