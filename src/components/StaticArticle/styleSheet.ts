// The style sheet of the site is asked for where the first screen of a page ends (plugins/served-pages): in the article, with
// which it would leave the page. A copy of it takes its place, at once and in all browsers: a link that is moved, or a second
// one, would be loaded again first, and the next article be laid out without any rules meanwhile.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const asked = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLLinkElement>('[data-article] link[rel="stylesheet"]')
  : null;
let copy: CSSStyleSheet | undefined;

async function prepareCopy({ href }: HTMLLinkElement): Promise<void> {
  const response = await fetch(href, { cache: 'force-cache' });
  copy = await new CSSStyleSheet().replace(await response.text());
}
if (asked) prepareCopy(asked).catch(() => undefined);

/** Before the article that came with the page leaves it. */
export function keepStyleSheet(): void {
  if (!asked?.isConnected) return;
  if (!copy) {
    document.body.append(asked);
    return;
  }
  document.adoptedStyleSheets.push(copy);
  asked.remove();
}
