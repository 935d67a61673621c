// The style sheet of the site is linked from inside the first article (plugins/html-postprocess), and would leave the page with it.
// A constructed copy takes its place: a link that is moved or added would load again, and the next article be laid out without
// rules meanwhile.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const link = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLLinkElement>('[data-article] link[rel="stylesheet"]')
  : null;
let copy: CSSStyleSheet | undefined;

async function prepareCopy({ href }: HTMLLinkElement): Promise<void> {
  const response = await fetch(href, { cache: 'force-cache' });
  copy = await new CSSStyleSheet().replace(await response.text());
}
if (link) prepareCopy(link).catch(() => undefined);

export function keepStyleSheet(): void {
  if (!link?.isConnected) return;
  if (!copy) {
    document.body.append(link);
    return;
  }
  document.adoptedStyleSheets.push(copy);
  link.remove();
}
