// Where the styles of a page go: the rules of its first screen into its head, the style sheets after that screen.

import { AWAIT_STYLES, articlePlace } from '../../lib/builtPages';

/**
 * Elements that have many rules of their own. Until the style sheets are there, browsers show nothing from here on. The
 * menu of a page is closed, and shows one line.
 */
const RICH = /<(?:figure|pre|table|div|details(?! class="page-menu"))\b/;
/** Later than this, whatever comes is below the first screen. */
const LONGEST = 4500;
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
  const { start, end } = articlePlace(html) ?? { start: -1, end: -1 };
  if (start < 0) return html.length;
  const ends = [searchFrom(html, RICH, start), searchFrom(html, TITLE, start + LONGEST)].filter(
    (place) => place >= 0 && place < end,
  );
  return ends.length > 0 ? Math.min(...ends) : html.length;
}

export type Kind = 'article' | 'home' | 'other';

/** Pages of one kind share their rules. */
export const kindOf = (file: string, html: string): Kind =>
  articlePlace(html) ? 'article' : file === 'index.html' ? 'home' : 'other';

/** Of a page that has one: with its title, the element that holds it, and the mark of its end, but without its sheet. */
export function articleIn(html: string): string | undefined {
  const place = articlePlace(html);
  return place && html.slice(place.opening, place.after).replace(ASKED_FOR, '');
}

const INLINE = /<script>([\s\S]*?)<\/script>/g;
const BEFORE_CONTENT = /^([\s\S]*?<\/title>)([\s\S]*?)(<body[\s\S]*?)(?=<div id="?__docusaurus"?>)/;

/**
 * One script instead of several, in front of the rules: after each of them browsers draw what they have so far, and the
 * first drawings would be empty. A script of the body that asks for it stays there.
 */
export const withOneInlineScript = (html: string): string =>
  html.replace(BEFORE_CONTENT, (_, title: string, head: string, body: string) => {
    const codes: string[] = [];
    const taken = (_script: string, code: string): string => {
      codes.push(code);
      return '';
    };
    const restOfHead = head.replaceAll(INLINE, taken);
    const restOfBody = body.replaceAll(INLINE, (script, code: string) =>
      code.includes('document.body') ? script : taken(script, code),
    );
    return `${title}<script>${codes.join(';')}</script>${restOfHead}${restOfBody}`;
  });

/** Of the theme: empty, and the last in the navbar. */
const NAVBAR_END = /(?<=<div role="?presentation"? )(?=class="?navbar-sidebar__backdrop\b)/;
const EXPECTED = 'navbar-end';

/** Browsers would draw the navbar as far as it has come, and move its parts when the others are there. */
export function withWholeNavbar(html: string): string {
  const marked = html.replace(NAVBAR_END, `id="${EXPECTED}" `);
  if (marked === html) return html;
  return marked.replace('</title>', `</title><link rel="expect" href="#${EXPECTED}" blocking="render">`);
}

const LINK = /<link rel="?stylesheet"? href="?[^\s">]*"?\s*\/?>/g;

const ASKED_FOR = new RegExp(`<link rel="stylesheet" href="[^"]*"><script>${AWAIT_STYLES}</script>`);

export type Needs = {
  /** Of its first screen. */
  readonly rules: string;
  readonly sheet: string;
  readonly scripts: readonly string[];
};

/** The sheet is asked for where the first screen ends (`end`): in the article, or at the end of the body. */
export function withNeeds(html: string, end: number, { rules, sheet, scripts }: Needs): string {
  const link = `<link rel="stylesheet" href="${sheet}">`;
  const isAtEnd = end === html.length;
  const asked = isAtEnd ? link : `${link}<script>${AWAIT_STYLES}</script>`;
  const place = isAtEnd ? html.lastIndexOf('</body>') : end;
  const first = html.slice(0, place);
  if (!first.match(LINK)) throw new Error('A page without a style sheet.');
  const preloads = scripts
    .map((address) => `<link rel="preload" as="script" fetchpriority="low" href="${address}">`)
    .join('');
  const head = first
    .replaceAll(LINK, '')
    .replace('</head>', () => `<style>${rules}</style>${preloads}</head>`);
  return head + asked + html.slice(place);
}
