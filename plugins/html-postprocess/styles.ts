// The rules that a page carries in its head: those of its first screen, which show it before the style sheet is there.
import type { Nodes } from 'hast';
import postcss, { type Container, type Root } from 'postcss';
import { classesOf } from '../../lib/hast';
import { walk } from '../../lib/walk';
import { isSheet } from './pages';

/** Adds what comes before the style sheet of a page: elements, classes (`.a`) and ids (`#a`). */
export function collectTokens(tree: Nodes, seen: Set<string>): void {
  let isFirst = true;
  walk<Nodes>(tree, (node) => {
    if (node.type !== 'element') return undefined;
    if (isSheet(node)) isFirst = false;
    if (!isFirst) return undefined;
    const { id } = node.properties;
    seen.add(node.tagName);
    for (const name of classesOf(node)) seen.add(`.${name}`);
    if (id) seen.add(`#${id}`);
    return undefined;
  });
}

/** Pseudo-classes whose arguments may match nothing on the page; a single argument of `:is`, `:where` and `:has` is required. */
const CONDITION = /:(not|is|where|has|nth-[a-z-]+|lang|dir|host|slotted|part|state)\(([^()]*)\)/g;

function withoutConditions(selector: string): string {
  const rest = selector.replaceAll(CONDITION, (_, name: string, text: string) =>
    ['has', 'is', 'where'].includes(name) && !text.includes(',') ? ` ${text} ` : '',
  );
  return rest === selector ? rest : withoutConditions(rest);
}

/** The tokens without which this selector matches nothing. Attributes may come at any time. */
export const neededBy = (selector: string): string[] =>
  withoutConditions(selector)
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/::?[a-z-]+(?:\([^()]*\))?/g, '')
    .match(/[.#]?(?:[\w-]|\\.)+/g)
    ?.map((token) => token.replaceAll('\\', '')) ?? [];

/** The menu of phones, which scripts add to the page. Without its rules, it would stand in front of the article. */
const ADDED_BY_SCRIPTS = ['.navbar-sidebar', '.navbar-sidebar--show'];

/** What a reader has to do first: point, focus, select, open, print. */
const LATER =
  /:(?:hover|active|focus|focus-visible|focus-within|target|checked|popover-open|selection|highlight)\b|\[open\]/;
const LATER_PROPERTY = /^(?:transition|animation|will-change$|cursor$)/;
/** What the reader has not done yet is true from the start. */
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;
const isForLater = (selector: string): boolean => LATER.test(selector.replaceAll(NEGATION, ''));

/** Removes the selectors that `isKept` refuses, then what is empty. */
function keepSelectors(container: Container, isKept: (selector: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      node.selectors = node.selectors.filter(isKept);
      if (node.selector === '' || node.nodes.length === 0) node.remove();
    } else if (node.type === 'atrule' && node.nodes && !/font-face|property|page/.test(node.name)) {
      keepSelectors(node, isKept);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

const ROOT = /^(?::root|html)(?:\[[^\]]*\])*$/;

/** The values that the theme gives to custom properties of the root in its layers, where ours, in none, always win. */
function removeOverridden(css: Root): void {
  const ours = new Set<string>();
  css.each((node) => {
    if (node.type === 'rule' && node.selector === ':root')
      node.walkDecls(/^--/, ({ prop }) => void ours.add(prop));
  });
  css.walkAtRules('layer', (layer) => {
    layer.walkDecls((declaration) => {
      const { parent, prop } = declaration;
      const isOfRoot = parent?.type === 'rule' && parent.selectors.every((one) => ROOT.test(one));
      if (isOfRoot && ours.has(prop)) declaration.remove();
    });
  });
}

/** The custom properties that nothing reads, and those that only they read. */
function removeUnread(css: Root): void {
  const read = new Set<string>();
  css.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
  });
  let isDone = true;
  css.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    isDone = false;
  });
  if (!isDone) removeUnread(css);
}

/** The layers that have rules, in the order in which they are first named: it counts, and some are named without rules. */
function layersIn(css: Root): string {
  const names = new Set<string>();
  const withRules = new Set<string>();
  css.walkAtRules('layer', ({ params, nodes }) => {
    for (const name of params.split(',')) names.add(name.trim());
    if (nodes) withRules.add(params);
  });
  const layers = [...names].filter((name) => withRules.has(name));
  return layers.length > 0 ? `@layer ${layers.join(',')};` : '';
}

export function firstRules(sheet: string, seen: ReadonlySet<string>): string {
  const css = postcss.parse(sheet);
  const layers = layersIn(css);
  css.walkAtRules((rule) => {
    const isLater =
      rule.name.endsWith('keyframes') || (rule.name === 'media' && /\bprint\b/.test(rule.params));
    if (isLater || (rule.name === 'layer' && !rule.nodes)) rule.remove();
  });
  css.walkDecls(LATER_PROPERTY, (declaration) => void declaration.remove());
  removeOverridden(css);
  const has = (token: string): boolean => seen.has(token) || ADDED_BY_SCRIPTS.includes(token);
  keepSelectors(css, (selector) => !isForLater(selector) && neededBy(selector).every(has));
  removeUnread(css);
  keepSelectors(css, () => true);
  return layers + css.toString();
}
