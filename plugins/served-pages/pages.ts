// Where the styles of a page go: the rules of its first screen into its head, the style sheet after that screen.

const ARTICLE = /\sdata-article=[^>]*>/;
/** Elements that have many rules of their own. Until the style sheet is there, browsers show nothing from here on. */
const RICH = /<(?:figure|pre|table|details|div)\b/;
/** Later than this, whatever comes is below the first screen. */
const LONGEST = 6000;
const TITLE = /<h[23]\b/;

const searchFrom = (text: string, pattern: RegExp, from: number): number => {
  const found = text.slice(from).search(pattern);
  return found < 0 ? -1 : from + found;
};

/**
 * Where the first screen of a page ends: in its article, at the first rich element; without an article, at its end.
 * Only articles may hold a link: React does not look into them.
 */
export function firstScreenEnd(html: string): number {
  const start = ARTICLE.exec(html);
  if (!start) return html.length;
  const from = start.index + start[0].length;
  const end = html.indexOf('data-article-end', from);
  const ends = [searchFrom(html, RICH, from), searchFrom(html, TITLE, from + LONGEST)].filter(
    (place) => place >= 0 && place < end,
  );
  return ends.length > 0 ? Math.min(...ends) : html.length;
}

/** Pages of one kind share one block of rules. */
export const kindOf = (file: string, html: string): string =>
  ARTICLE.test(html) ? 'article' : file === 'index.html' ? 'home' : 'other';

const LINK = /<link rel="?stylesheet"? href="?[^\s">]*"?\s*\/?>/;

/** The sheet is asked for where the first screen ends: in the article, or at the end of the body. */
export function withStyles(html: string, firstRules: string, address: string): string {
  const link = `<link rel="stylesheet" href="${address}">`;
  if (!LINK.test(html)) throw new Error('A page without a style sheet.');
  const inArticle = firstScreenEnd(html);
  const end = html.lastIndexOf('</body>');
  const place = inArticle === html.length && end >= 0 ? end : inArticle;
  const styled = html.slice(0, place) + link + html.slice(place);
  return styled.replace(LINK, () => `<style>${firstRules}</style>`);
}
