// All styles of the site: the rules that pages carry in their head, and the style sheet.
import type { Root } from 'postcss';
import type { Kind } from './pages';
import { firstRules, layersIn, possible, withoutOverridden, withoutUnread } from './styleSheet';
import { elementsIn, tokensOf, wordsIn } from './tokens';

export type BuiltPage = {
  readonly file: string;
  readonly html: string;
  readonly kind: Kind;
  /** Where its first screen ends. */
  readonly end: number;
  readonly elements: ReadonlySet<string>;
};

type Given = {
  readonly pages: readonly BuiltPage[];
  readonly css: Root;
  readonly scripts: readonly string[];
  /** Classes that scripts name, but never add to a page. */
  readonly inPagesOnly?: RegExp;
};

export type Styles = {
  /** Of the first screen, for the head of a page. */
  readonly rules: Readonly<Record<Kind, string>>;
  readonly sheet: Root;
};

/** The menu of phones, which scripts add to the page. Without its rules, it would stand in front of the article. */
const ADDED_BY_SCRIPTS = ['.navbar-sidebar', '.navbar-sidebar--show'];

const PROPERTY = /--[a-z][\w-]*/g;

const unionOf = (sets: readonly ReadonlySet<string>[]): Set<string> =>
  new Set(sets.flatMap((set) => [...set]));

/** The sheet without what no page and no script can use. */
function possibleSheet({ pages, css, scripts, inPagesOnly = /$^/ }: Given): Root {
  const words = unionOf(scripts.map(wordsIn));
  const isNamed = (name: string): boolean => words.has(name) && !inPagesOnly.test(name);
  const shown = tokensOf(unionOf(pages.map(({ elements }) => elements)));
  const matched = possible(
    css,
    (token) => shown.has(token) || !/^[.#]/.test(token) || isNamed(token.slice(1)),
  );
  const named = unionOf([words, ...pages.map(({ html }) => new Set(html.match(PROPERTY)))]);
  return withoutUnread(withoutOverridden(matched), (property) => named.has(property));
}

export function stylesOf(given: Given): Styles {
  const { pages } = given;
  const sheet = possibleSheet(given);
  // The order of the layers has to be known before the first of them has rules.
  const layers = layersIn(sheet);
  const names = layers.length > 0 ? `@layer ${layers.join(',')};` : '';
  const rulesOf = (kind: Kind): string => {
    const screens = pages.filter((page) => page.kind === kind).map(({ html, end }) => html.slice(0, end));
    const tokens = unionOf([tokensOf(unionOf(screens.map(elementsIn))), new Set(ADDED_BY_SCRIPTS)]);
    return names + firstRules(sheet, (token) => tokens.has(token)).toString();
  };
  return { rules: { article: rulesOf('article'), home: rulesOf('home'), other: rulesOf('other') }, sheet };
}
