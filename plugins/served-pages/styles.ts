// All styles of the site: the rules that pages carry in their head, and the style sheets.
import postcss, { type Root } from 'postcss';
import { withoutCarried } from './cascade';
import { placeConstants } from './constants';
import type { Kind } from './pages';
import {
  firstRules,
  holdsRules,
  layersIn,
  moveProperties,
  possible,
  propertiesReadIn,
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
export type Sheet = { readonly name: string; readonly css: Root };

type Given = {
  readonly pages: readonly BuiltPage[];
  readonly sheets: readonly Sheet[];
  /** The name of the sheet of every page. */
  readonly main: string;
  /** Those that scripts bring, and that stay as they are: of one page, or of what a reader opens. */
  readonly otherSheets: readonly Root[];
  readonly scripts: readonly string[];
  /** Classes that scripts name, but never add to a page. */
  readonly inPagesOnly?: RegExp;
};

export type Styles = {
  /** The rules in the head of a page: those of all pages, then those of its kind. */
  readonly rules: (kind: Kind) => readonly string[];
  readonly main: Sheet;
  /** The sheets of what only some pages show. */
  readonly parts: readonly Sheet[];
};

/** The menu of phones, which scripts add to the page. Without its rules, it would stand in front of the article. */
const ADDED_BY_SCRIPTS = ['.navbar-sidebar', '.navbar-sidebar--show'];

const PROPERTY = /--[a-z][\w-]*/g;

const unionOf = (sets: readonly ReadonlySet<string>[]): Set<string> =>
  new Set(sets.flatMap((set) => [...set]));

/** The sheets without what no page and no script can use. A sheet may read the properties of another. */
function possibleSheets({ pages, sheets, main, otherSheets, scripts, inPagesOnly = /$^/ }: Given) {
  const words = unionOf(scripts.map(wordsIn));
  const isNamed = (name: string): boolean => words.has(name) && !inPagesOnly.test(name);
  const shown = tokensOf(unionOf(pages.map(({ elements }) => elements)));
  const matched = sheets.map(({ name, css }) => ({
    name,
    css: possible(css, (token) => shown.has(token) || !/^[.#]/.test(token) || isNamed(token.slice(1))),
  }));
  const ofAll = matched.find(({ name }) => name === main);
  if (!ofAll) throw new Error('No style sheet.');
  const parts = matched.filter((sheet) => sheet !== ofAll);
  const rootsOf = (some: readonly Sheet[]): Root[] => some.map(({ css }) => css);

  const named = unionOf([words, ...pages.map(({ html }) => new Set(html.match(PROPERTY)))]);
  placeConstants(rootsOf(matched), otherSheets, layersIn(rootsOf(matched)), (property) =>
    named.has(property),
  );
  const outside = unionOf([named, ...otherSheets.map(propertiesReadIn)]);
  moveProperties(ofAll.css, rootsOf(parts), (property) => outside.has(property));
  const read = rootsOf(matched).map(propertiesReadIn);
  for (const [index, { css }] of matched.entries()) {
    const elsewhere = unionOf([outside, ...read.filter((_, other) => other !== index)]);
    withoutUnread(css, (property) => elsewhere.has(property));
  }
  return { main: ofAll, parts };
}

export function stylesOf(given: Given): Styles {
  const { pages } = given;
  const { main, parts } = possibleSheets(given);
  const all = postcss.root();
  for (const css of [...[main, ...parts].map((sheet) => sheet.css), ...given.otherSheets])
    all.append(css.clone().nodes);

  const layers = layersIn([all]).filter((name) => holdsRules(all, name));
  for (const css of [all, main.css]) removeLayerNames(css);

  const firstOf = (kind: Kind): Root => {
    const screens = pages.filter((page) => page.kind === kind).map(({ html, end }) => html.slice(0, end));
    const tokens = unionOf([tokensOf(unionOf(screens.map(elementsIn))), new Set(ADDED_BY_SCRIPTS)]);
    return firstRules(all, (token) => tokens.has(token));
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
    main: { name: main.name, css: withoutEmpty(withoutCarried(main.css, first, elements)) },
    parts,
  };
}
