// The style sheet of the site is asked for where the first screen of a page ends (plugins/served-pages): in the article, with
// which it would leave the page. A second link to it, for no medium yet, waits at the end of the body to take its place: the
// browser has its rules by then, and nothing is drawn without them.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const asked = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLLinkElement>('[data-article] link[rel="stylesheet"]')
  : null;
const waiting = asked?.cloneNode() as HTMLLinkElement | undefined;
if (waiting) {
  waiting.media = 'not all';
  document.body.append(waiting);
}

/** Before the article that came with the page leaves it. */
export function keepStyleSheet(): void {
  if (!asked?.isConnected || !waiting) return;
  waiting.media = 'all';
  asked.remove();
}
