// Takes out of a style sheet what every page carries in its head. What is in the head comes first: a rule may leave the
// sheet only if no rule that stays, and came before it, would then win over it.
import type { Declaration, Root, Rule } from 'postcss';
import { around } from './styleSheet';
import { neededBy, subjectOf } from './tokens';

const PSEUDO_ELEMENT =
  /::?(?:before|after|marker|placeholder|backdrop|selection|[a-z-]*-(?:marker|thumb|content|icon))\b/;
const CONDITIONAL = /:(?:is|not|where|has)\(/;

/** Undefined where conditions would have to be weighed. */
function specificityOf(selector: string): string | undefined {
  if (CONDITIONAL.test(selector)) return undefined;
  const count = (pattern: RegExp): number => selector.match(pattern)?.length ?? 0;
  const pseudoElements = PSEUDO_ELEMENT.test(selector) ? 1 : 0;
  const classes =
    count(/\.[A-Za-z_-]|\[|(?<!:):(?=[a-z])/g) - (/[^:]:(?:before|after)/.test(selector) ? 1 : 0);
  return [count(/#[A-Za-z_-]/g), classes, count(/(?:^|[\s>+~])[a-z]/g) + pseudoElements].join();
}

/** Properties that may set each other, by more than the first word of their names. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:inset|top|right|bottom|left)/, 'inset'],
  [/^(?:font|line-height)/, 'font'],
  [/^(?:align|justify|place)/, 'place'],
  [/gap$/, 'gap'],
  [/^(?:width|height|inline-size|block-size)$/, 'size'],
  [/^(?:min|max)-/, 'bounds'],
];
const FIRST_WORD = /^(?:-(?:webkit|moz)-)?([a-z]+)/;

/** `margin` sets `margin-left`. */
const familyOf = (property: string): string =>
  property.startsWith('--')
    ? property
    : (FAMILIES.find(([pattern]) => pattern.test(property))?.[1] ?? FIRST_WORD.exec(property)?.[1] ?? '');

type Entry = { readonly selectors: readonly string[]; readonly declaration: Declaration };

/** Whether both may match the same element, at the same weight: then the later one wins. */
function rivals(elements: ReadonlySet<string>): (a: string, b: string) => boolean {
  const sets = [...elements].map((element) => new Set(element.split(' ')));
  const known = new Set(sets.flatMap((set) => [...set]));
  const answers = new Map<string, boolean>();
  const areRivals = (a: string, b: string): boolean => {
    const [first, second] = [specificityOf(a), specificityOf(b)];
    if (first !== undefined && second !== undefined && first !== second) return false;
    const [subjectA, subjectB] = [subjectOf(a), subjectOf(b)];
    if (PSEUDO_ELEMENT.exec(subjectA)?.[0] !== PSEUDO_ELEMENT.exec(subjectB)?.[0]) return false;
    const tokens = [...neededBy(subjectA), ...neededBy(subjectB)];
    // A class that only scripts give may come anywhere.
    return (
      tokens.some((token) => !known.has(token)) || sets.some((set) => tokens.every((token) => set.has(token)))
    );
  };
  return (a, b) => {
    const key = `${a}\n${b}`;
    const answer = answers.get(key) ?? areRivals(a, b);
    answers.set(key, answer);
    return answer;
  };
}

const isInKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

/** The declarations of `first`, which was made of `css`: a copy of a node keeps its source. */
function carriedBy(first: Root): (rule: Rule, declaration: Declaration) => boolean {
  const selectors = new Map<unknown, number>();
  const declarations = new Set<unknown>();
  first.walkRules((rule) => {
    selectors.set(rule.source, rule.selectors.length);
    rule.each(({ source }) => void declarations.add(source));
  });
  return (rule, declaration) =>
    selectors.get(rule.source) === rule.selectors.length && declarations.has(declaration.source);
}

/** `elements` are those of all pages (see tokens.ts). */
export function withoutCarried(css: Root, first: Root, elements: ReadonlySet<string>): Root {
  const rest = css.clone();
  const isCarried = carriedBy(first);
  const areRivals = rivals(elements);
  const staying = new Map<string, Entry[]>();
  rest.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const { layer } = around(rule);
    const { selectors } = rule;
    rule.each((declaration) => {
      if (declaration.type !== 'decl') return;
      const key = [layer, familyOf(declaration.prop), declaration.important].join();
      const before = staying.get(key) ?? [];
      const isBeatenBy = (entry: Entry): boolean =>
        (entry.declaration.prop !== declaration.prop || entry.declaration.value !== declaration.value) &&
        entry.selectors.some((a) => selectors.some((b) => areRivals(a, b)));
      if (isCarried(rule, declaration) && !before.some(isBeatenBy)) declaration.remove();
      else staying.set(key, [...before, { selectors, declaration }]);
    });
  });
  return rest;
}
