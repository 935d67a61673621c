// The sections of an article are laid out when the reader comes near (src/css/content.css): a long page is there sooner.
// But their heights are guessed until then, and with them where every place of the page is. Once the page is at rest, the
// others are laid out too, one in each frame: « back » and « reload » find their place again.
import { whenAtRest } from '../../client/whenAtRest';

const WAITING = 'section:not(.laid-out)';

/** The function returned stops it. */
export function layOutRest(article: HTMLElement): () => void {
  let frame = 0;
  const layOutNext = () => {
    const section = article.querySelector(WAITING);
    section?.classList.add('laid-out');
    if (section) frame = requestAnimationFrame(layOutNext);
  };
  let isStopped = false;
  whenAtRest(() => {
    if (!isStopped) layOutNext();
  });
  return () => {
    isStopped = true;
    cancelAnimationFrame(frame);
  };
}
