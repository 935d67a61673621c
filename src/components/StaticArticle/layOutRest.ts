// The sections of an article are laid out when the reader comes near (src/css/content.css): a long page is there sooner.
// But their heights are guessed until then, and with them where every place of the page is. Once the page is at rest, the
// others are laid out too, one after each frame: « back » and « reload » find their place again.
const WAITING = 'section:not(.laid-out)';

/** `isOver` ends it. */
export function layOutRest(article: HTMLElement, isOver: () => boolean): void {
  const layOutNext = () => {
    const section = isOver() ? null : article.querySelector(WAITING);
    if (!section) return;
    section.classList.add('laid-out');
    // Asking for its place lays it out now: the next frame, which paints it, would take too long to do both.
    section.getBoundingClientRect();
    layOutRest(article, isOver);
  };
  requestAnimationFrame(() => setTimeout(layOutNext));
}
