// What any reader's tool relies on, in the HTML and the style sheets of every page: RGAA 8.1, 8.2, 8.9, 12.8, 13.7, 13.9.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../lib/filesOf';
import { pagesIn } from '../builtSite';

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

describe.each(pagesIn())('$file', (page) => {
  it('says that it is HTML, and is written without a fault', () => {
    expect(page.html).toMatch(/^<!doctype html>/i);
    expect(page.faults).toEqual([]);
  });

  it('gives each identifier once', () => {
    const ids = page.elements.flatMap(({ properties }) => properties.id ?? []);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('leaves the order of the keyboard to the order of the text, and the looks to the style sheets', () => {
    const isOdd = ({ tagName, properties }: Element): boolean =>
      Number(properties.tabIndex ?? 0) > 0 ||
      OF_LOOKS.includes(tagName) ||
      ATTRIBUTES_OF_LOOKS.some((name) => name in properties);
    expect(page.elements.filter(isOdd).map(({ tagName, properties }) => [tagName, properties])).toEqual([]);
  });
});

it.each(filesOf('build').filter((file) => file.endsWith('.css')))(
  '%s: nothing blinks, and no orientation is asked for',
  (file) => {
    const css = readFileSync(path.join('build', file), 'utf8');
    expect(css.match(/\binfinite\b|iteration-count|\borientation\s*:/g)).toBeNull();
  },
);
