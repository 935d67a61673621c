// All styles of the site: the rules that pages carry in their head, and the style sheet.
import type { Root } from 'postcss';
import { withoutCarried } from './cascade';
import { placeConstants } from './constants';
import type { Kind } from './pages';
import {
  firstRules,
  holdsRules,
  layersIn,
  possible,
  removeLayerNames,
  withoutEmpty,
  withoutUnread,
} from './styleSheet';
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
  /** The rules in the head of a page: those of all pages, then those of its kind. */
  readonly rules: (kind: Kind) => readonly string[];
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
  placeConstants(matched, layersIn(matched), (property) => named.has(property));
  return withoutUnread(matched, (property) => named.has(property));
}

export function stylesOf(given: Given): Styles {
  const { pages } = given;
  const sheet = possibleSheet(given);
  const layers = layersIn(sheet).filter((name) => holdsRules(sheet, name));
  removeLayerNames(sheet);

  const firstOf = (kind: Kind): Root => {
    const screens = pages.filter((page) => page.kind === kind).map(({ html, end }) => html.slice(0, end));
    const tokens = unionOf([tokensOf(unionOf(screens.map(elementsIn))), new Set(ADDED_BY_SCRIPTS)]);
    return firstRules(sheet, (token) => tokens.has(token));
  };
  // Every page carries those of an article: most pages have one, and the sheet need not repeat what all carry.
  const first = firstOf('article');
  // Named here, before all of them are there.
  const shared = (layers.length > 0 ? `@layer ${layers.join(',')};` : '') + first.toString();
  const ownOf = (kind: Kind): string =>
    withoutEmpty(withoutCarried(firstOf(kind), first, new Set())).toString();
  const rules: Readonly<Record<Kind, readonly string[]>> = {
    article: [shared],
    home: [shared, ownOf('home')],
    other: [shared, ownOf('other')],
  };
  const elements = unionOf(pages.map((page) => page.elements));
  return {
    rules: (kind) => rules[kind],
    sheet: withoutEmpty(withoutCarried(sheet, first, elements)),
  };
}
