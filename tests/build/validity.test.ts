// What assistive tools rely on, in the HTML and the style sheets of every page: RGAA 8.1, 8.2, 8.9, 12.8, 13.7, 13.9.
import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../lib/filesOf';
import { pagesIn, readBuilt } from '../builtSite';

/** Presentation belongs in style sheets. */
const PRESENTATION = ['font', 'center', 'big', 'tt', 'strike', 'marquee', 'blink'];
const PRESENTATION_ATTRIBUTES = [
  ...['bgColor', 'background', 'color', 'face', 'border', 'cellPadding', 'cellSpacing'],
];

describe.each(pagesIn())('$file', (page) => {
  it('declares that it is HTML, and has no fault', () => {
    expect(page.html).toMatch(/^<!doctype html>/i);
    expect(page.faults).toEqual([]);
  });

  it('has each id once', () => {
    const ids = page.elements.flatMap(({ properties }) => properties.id ?? []);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('leaves the tab order to the text, and presentation to the style sheets', () => {
    const isOdd = ({ tagName, properties }: Element): boolean =>
      Number(properties.tabIndex ?? 0) > 0 ||
      PRESENTATION.includes(tagName) ||
      PRESENTATION_ATTRIBUTES.some((name) => name in properties);
    expect(page.elements.filter(isOdd).map(({ tagName, properties }) => [tagName, properties])).toEqual([]);
  });
});

it.each(filesOf('build').filter((file) => file.endsWith('.css')))(
  '%s: nothing blinks, and no orientation is asked for',
  (file) => {
    expect(readBuilt(file).match(/\binfinite\b|iteration-count|\borientation\s*:/g)).toBeNull();
  },
);
