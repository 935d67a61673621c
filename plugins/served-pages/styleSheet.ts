// What is left of a style sheet for some pages, and for what they show first.
import type { AtRule, Container, Root } from 'postcss';
import { neededBy } from './tokens';

type Has = (token: string) => boolean;

/** At-rules that hold no selectors. */
const WITHOUT_SELECTORS = /keyframes|font-face|property|page/;

const isEmpty = (node: Container): boolean => (node.nodes?.length ?? 0) === 0;

/** Removes the selectors that `isKept` refuses, then what is empty. */
function keepSelectors(container: Container, isKept: (selector: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const kept = node.selectors.filter(isKept);
      if (kept.length === 0 || isEmpty(node)) node.remove();
      else if (kept.length < node.selectors.length) node.selectors = kept;
    } else if (node.type === 'atrule' && node.nodes && !WITHOUT_SELECTORS.test(node.name)) {
      keepSelectors(node, isKept);
      if (isEmpty(node)) node.remove();
    }
  });
}

function propertiesReadIn(css: Root): Set<string> {
  const read = new Set<string>();
  css.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
  });
  return read;
}

const ROOT = /^(?::root|html)(?:\[[^\]]*\])*$/;

/** Without the values that the theme gives to custom properties of the root in its layers, where ours, in none, always win. */
export function withoutOverridden(css: Root): Root {
  const ours = new Set<string>();
  css.each((node) => {
    if (node.type === 'rule' && node.selector === ':root')
      node.walkDecls(/^--/, ({ prop }) => void ours.add(prop));
  });
  css.walkAtRules('layer', (layer) => {
    layer.walkDecls(/^--/, (declaration) => {
      const { parent } = declaration;
      const isOfRoot =
        parent &&
        'selectors' in parent &&
        (parent.selectors as readonly string[]).every((one) => ROOT.test(one));
      if (isOfRoot && ours.has(declaration.prop)) declaration.remove();
    });
  });
  return css;
}

/** Without the custom properties that nothing reads, and those that only they read. */
export function withoutUnread(css: Root, isRead: Has): Root {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const read = propertiesReadIn(css);
    css.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || isRead(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
  keepSelectors(css, () => true);
  return css;
}

/** Without the rules that no page and no script can match. */
export function possible(css: Root, has: Has): Root {
  const kept = css.clone();
  keepSelectors(kept, (selector) => neededBy(selector).every(has));
  return kept;
}

/** What a reader has to do first: point, focus, select, open, print. */
const LATER =
  /:(?:hover|active|focus|focus-visible|focus-within|target|checked|popover-open|selection|highlight)\b|\[open\]/;
const LATER_PROPERTY = /^(?:transition|animation|will-change$|cursor$)/;
/** What the reader has not done yet is true from the start. */
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;
const isForLater = (selector: string): boolean => LATER.test(selector.replaceAll(NEGATION, ''));
const isLater = ({ name, params }: AtRule): boolean =>
  (name === 'media' && /\bprint\b/.test(params)) || name.endsWith('keyframes');

/** Those that have rules, in the order of their first naming. */
export function layersIn(css: Root): string[] {
  const names = new Set<string>();
  const withRules = new Set<string>();
  css.walkAtRules('layer', ({ params, nodes }) => {
    for (const name of params.split(',')) names.add(name.trim());
    if (nodes) withRules.add(params);
  });
  return [...names].filter((name) => withRules.has(name));
}

/** The rules that show what has these tokens, before the whole style sheet is there. */
export function firstRules(css: Root, has: Has): Root {
  const kept = css.clone();
  kept.walkAtRules((rule) => {
    if (isLater(rule) || (rule.name === 'layer' && !rule.nodes)) rule.remove();
  });
  kept.walkDecls(LATER_PROPERTY, (declaration) => void declaration.remove());
  keepSelectors(kept, (selector) => !isForLater(selector) && neededBy(selector).every(has));
  return withoutUnread(kept, () => false);
}
