// Puts the value of a custom property where it is read, if it is the same for all elements and at all times. Browsers
// work out each property of the root anew whenever the root changes, and the theme has hundreds of them.
import type { Declaration, Root } from 'postcss';
import { around } from './styleSheet';

/** Selectors of the root element; with an attribute or a class, they hold at times only. `data-theme` is the root's. */
const ROOT = /^(?::root|html|(?=\[data-theme))((?:\[[^\]]*\]|:not\(\[[^\]]*\]\)|\.[\w-]+)*)$/;
/** Of a custom property, they speak of that property itself. */
const KEYWORD = /^(?:|inherit|initial|unset|revert|revert-layer)$/;
const READ = /var\(\s*(--[\w-]+)\s*\)/g;
const READ_ANYHOW = /var\(\s*(--[\w-]+)/g;
/** A longer value that is read more than once stays a property: the sheet would grow. */
const LONGEST = 32;

type Weight = readonly [layer: number, specificity: number, order: number];
type Given = {
  readonly declaration: Declaration;
  /** Its weight where it holds at all times; else undefined. */
  readonly atLeast: Weight | undefined;
  readonly atMost: Weight;
};
type Property = {
  /** Whether it is the same for all elements of a page. */
  readonly onRoot: boolean;
  readonly given: readonly Given[];
};

const specificityOf = (selector: string): number =>
  (selector.startsWith('html') ? 1 : 0) + 10 * (selector.match(/:root|\[|\.[\w-]/g)?.length ?? 0);

const isHeavier = (a: Weight, b: Weight): boolean => {
  const different = a.findIndex((part, index) => part !== b[index]);
  return different >= 0 && (a[different] ?? 0) > (b[different] ?? 0);
};

function propertiesOf(css: Root, layers: readonly string[]): Map<string, Property> {
  const properties = new Map<string, Property>();
  let order = 0;
  css.walkDecls(/^--/, (declaration) => {
    order += 1;
    const { parent, prop, important } = declaration;
    const selectors = parent && 'selectors' in parent ? (parent.selectors as readonly string[]) : [];
    const conditions = selectors.map((selector) => ROOT.exec(selector)?.[1]);
    const plain = selectors[conditions.indexOf('')];
    const { layer, always } = around(declaration);
    const before = properties.get(prop) ?? { onRoot: true, given: [] };
    const place = layer === '' ? layers.length : layers.indexOf(layer);
    properties.set(prop, {
      onRoot:
        before.onRoot && !important && conditions.length > 0 && !conditions.includes(undefined) && place >= 0,
      given: [
        ...before.given,
        {
          declaration,
          atLeast: always && plain ? [place, specificityOf(plain), order] : undefined,
          atMost: [place, Math.max(...selectors.map(specificityOf)), order],
        },
      ],
    });
  });
  return properties;
}

/** Without what is always overridden. */
function withoutLosers(property: Property): Property {
  const { onRoot, given } = property;
  const isBeaten = (one: Given): boolean =>
    onRoot && given.some(({ atLeast }) => atLeast && isHeavier(atLeast, one.atMost));
  for (const { declaration } of given.filter(isBeaten)) declaration.remove();
  return { ...property, given: given.filter((one) => !isBeaten(one)) };
}

/** Two values that touch would be read as one. */
const apart = (text: string, at: number, length: number, value: string): string =>
  (/[\w%)]$/.test(text.slice(0, at)) ? ' ' : '') +
  value +
  (/^[\w#(-]/.test(text.slice(at + length)) ? ' ' : '');

/** Changes `css`. `isNamed` is true of what pages and scripts name, and may set. */
export function placeConstants(
  css: Root,
  layers: readonly string[],
  isNamed: (property: string) => boolean,
): void {
  const properties = new Map(
    [...propertiesOf(css, layers)].map(([name, property]) => [name, withoutLosers(property)]),
  );
  const reads = new Map<string, number>();
  css.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(READ)) reads.set(name, (reads.get(name) ?? 0) + 1);
  });

  const values = new Map<string, string | undefined>();
  const placed = (text: string): string =>
    text.replaceAll(READ, (read, name: string, at: number) => {
      const value = constant(name);
      return value === undefined ? read : apart(text, at, read.length, value);
    });
  /** Undefined where the property has to stay. */
  function constant(name: string): string | undefined {
    if (values.has(name)) return values.get(name);
    // Whatever leads back to it has to stay too.
    values.set(name, undefined);
    const { onRoot = false, given = [] } = properties.get(name) ?? {};
    const [only, ...others] = given;
    if (!onRoot || !only?.atLeast || others.length > 0 || isNamed(name)) return undefined;
    const value = placed(only.declaration.value.trim());
    // The root has no other value for what it reads than any element.
    const isSameEverywhere = [...value.matchAll(READ_ANYHOW)].every(
      ([, read = '']) => properties.get(read)?.onRoot,
    );
    const isShort = value.length <= LONGEST || reads.get(name) === 1;
    if (isSameEverywhere && isShort && !KEYWORD.test(value)) values.set(name, value);
    return values.get(name);
  }
  css.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = placed(declaration.value);
  });
}
