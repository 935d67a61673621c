// Pages as the build wrote them, for those who add to them before they are served (plugins/served-pages).
import type { Props } from '@docusaurus/types';
import { toString as textOf } from 'hast-util-to-string';
import { parseFragment } from './hast';

export type BuiltPage = {
  /** In the folder of the build: `docs/intro/index.html`. */
  readonly file: string;
  readonly text: string;
};

/**
 * The script behind the style sheet of a page, which does nothing: all browsers run a script only when the sheets before it
 * are there, and read on only then. Without it, Firefox and Safari would lay out the rest of the page before it has its rules,
 * and look for the section that an address names in that. An empty script would not be waited for.
 */
export const AWAIT_STYLES = '0';

/** Returns all of them, changed or not. What it throws ends the build. */
export type Addition = (
  pages: readonly BuiltPage[],
  site: Props,
) => readonly BuiltPage[] | Promise<readonly BuiltPage[]>;

/** The text of a piece of HTML. */
export const plainText = (html: string): string => textOf(parseFragment(html)).trim();

/** For text between tags, and between double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// The minifier leaves out quotes that a value does not need.
const CANONICAL = /<link\b[^>]*\srel="?canonical"?[^>]*\shref="?([^\s">]+)/;
const DESCRIPTION = /<meta\b[^>]*\sname="?description"?[^>]*\scontent=(?:"([^"]*)"|([^\s">]+))/;
const TITLE = /<h1\b[^>]*>([\s\S]*?)<\/h1>/;

export type Facts = {
  /** Its whole address. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
};

/** Undefined for what has no address of its own: the page of what is not found. */
export function factsOf({ file, text }: BuiltPage): Facts | undefined {
  const [, address] = CANONICAL.exec(text) ?? [];
  if (!address || !file.endsWith('index.html')) return undefined;
  const [, quoted, bare] = DESCRIPTION.exec(text) ?? [];
  return {
    address,
    title: plainText(TITLE.exec(text)?.[1] ?? ''),
    description: plainText(quoted ?? bare ?? ''),
  };
}

const ARTICLE = /\sdata-article=[^>]*>/;
/** The theme puts the title of a page in front of its article. */
const TITLE_BEFORE = /<header>(?:(?!<\/header>)[\s\S])*<\/header>$/;

type Place = {
  /** Where the article opens, title included; where its content starts, and where it ends. */
  readonly opening: number;
  readonly start: number;
  readonly end: number;
  /** Behind the mark of its end. */
  readonly after: number;
};

/** Undefined for a page that has none: the home page, those of categories. */
export function articlePlace(html: string): Place | undefined {
  const tag = ARTICLE.exec(html);
  if (!tag) return undefined;
  const opening = html.lastIndexOf('<', tag.index);
  const mark = html.indexOf('data-article-end', tag.index);
  return {
    opening: opening - (TITLE_BEFORE.exec(html.slice(0, opening))?.[0].length ?? 0),
    start: tag.index + tag[0].length,
    end: html.lastIndexOf('</div>', mark),
    after: html.indexOf('>', mark) + 1,
  };
}
