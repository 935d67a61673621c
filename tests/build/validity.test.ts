// What any reader's tool relies on, in the HTML and the style sheets of every page: RGAA 8.1, 8.2, 8.9, 12.8, 13.7, 13.9.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { walk } from '../../lib/walk';

const filesIn = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => path.join(folder, file));

/** Looks, which belong into style sheets. */
const OF_LOOKS = ['font', 'center', 'big', 'tt', 'strike', 'marquee', 'blink'];
const ATTRIBUTES_OF_LOOKS = [
  'bgColor',
  'background',
  'color',
  'face',
  'border',
  'cellPadding',
  'cellSpacing',
];

function elementsOf(tree: Nodes): Element[] {
  const found: Element[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === 'element') found.push(node);
  });
  return found;
}

describe.each(filesIn('build', '.html'))('%s', (file) => {
  const html = readFileSync(file, 'utf8');
  const faults: string[] = [];
  const tree = fromHtml(html, {
    onerror({ reason, line }) {
      faults.push(`${line}: ${reason}`);
    },
  });
  const elements = elementsOf(tree);

  it('says that it is HTML, and is written without a fault', () => {
    expect(html).toMatch(/^<!doctype html>/i);
    expect(faults).toEqual([]);
  });

  it('gives each identifier once', () => {
    const ids = elements.flatMap(({ properties }) => properties.id ?? []);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('leaves the order of the keyboard to the order of the text, and the looks to the style sheets', () => {
    const isOdd = ({ tagName, properties }: Element): boolean =>
      Number(properties.tabIndex ?? 0) > 0 ||
      OF_LOOKS.includes(tagName) ||
      ATTRIBUTES_OF_LOOKS.some((name) => name in properties);
    expect(elements.filter(isOdd).map(({ tagName, properties }) => [tagName, properties])).toEqual([]);
  });
});

it.each(filesIn('build/assets/css', '.css'))(
  '%s: nothing blinks, and no orientation is asked for',
  (file) => {
    const css = readFileSync(file, 'utf8');
    expect(css.match(/\binfinite\b|iteration-count|\borientation\s*:/g)).toBeNull();
  },
);
