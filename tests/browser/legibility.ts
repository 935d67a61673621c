// What may go wrong with a text that is enlarged, spaced out or in a small window, in words.
import type { Page } from '@playwright/test';

export const legibilityFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** A column whose lines have fewer letters, on average, is too narrow for its words. */
    const FEWEST_LETTERS = 4;
    /** In pixels: places are no round numbers. */
    const ROUNDED = 2;
    /** A word of a sentence, and no part of an address or of an identifier. */
    const WORD = /(?<![\p{L}\p{N}@._/\u00AD-])\p{L}{3,}(?![\p{L}\u00AD]|[\p{N}@._/-]\S)/gu;

    type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
    type Text = { readonly node: Node; readonly words: string; readonly element: Element };

    const linesOf = (node: Node, start = 0, end = node.textContent?.length ?? 0): Box[] => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    };
    const countLines = (lines: readonly Box[]): number =>
      new Set(lines.map(({ top }) => Math.round(top))).size;

    type Frame = { readonly box: Box; readonly scrolls: boolean };
    /** What may hide a part of what is in it: from the inside to the outside. */
    const framesAround = new Map<Element, readonly Frame[]>();
    const framesOf = (element: Element): readonly Frame[] => {
      const known = framesAround.get(element);
      if (known) return known;
      const { parentElement: parent } = element;
      const outer = parent && parent !== document.body ? framesOf(parent) : [];
      const { overflowX, overflowY } = getComputedStyle(element);
      const has = (...values: string[]): boolean => values.includes(overflowX) || values.includes(overflowY);
      const scrolls = has('auto', 'scroll');
      const frames =
        scrolls || has('hidden', 'clip')
          ? [{ box: element.getBoundingClientRect(), scrolls }, ...outer]
          : outer;
      framesAround.set(element, frames);
      return frames;
    };

    /** A text for assistive technologies only is in a frame of one pixel. */
    const isForEyes = (element: Element): boolean =>
      framesOf(element).every(({ box }) => box.right - box.left > 1);
    /** What is meant to lie over a text, or stays out of sight until it has the focus. */
    const APART = '.fig-pdf-watermark, [class*="skipToContent"]';

    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const words = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!words || !element || element.closest(APART)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isForEyes(element)) texts.push({ node, words, element });
    }

    const isOutside = ({ left, right, top, bottom }: Box, { box }: Frame): boolean =>
      left < box.left - ROUNDED ||
      right > box.right + ROUNDED ||
      (top + bottom) / 2 < box.top ||
      (top + bottom) / 2 > box.bottom;

    const screen: Frame = {
      box: { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity },
      scrolls: false,
    };
    const isCut = ({ node, element }: Text): boolean => {
      const frames = [...framesOf(element), screen];
      // What lies outside of a frame that scrolls can be reached, and is no business of the frames around it.
      const scrolling = frames.findIndex(({ scrolls }) => scrolls);
      const cutting = scrolling < 0 ? frames : frames.slice(0, scrolling);
      return linesOf(node).some((line) => cutting.some((frame) => isOutside(line, frame)));
    };

    const isNarrow = ({ node, words, element }: Text): boolean => {
      const lines = countLines(linesOf(node));
      return (
        lines > 2 &&
        words.length / lines < FEWEST_LETTERS &&
        getComputedStyle(element).writingMode === 'horizontal-tb'
      );
    };

    const brokenWords = ({ node, element }: Text): string[] =>
      element.closest('code, svg, [translate="no"]')
        ? []
        : [...(node.textContent ?? '').matchAll(WORD)]
            .filter(({ index, 0: word }) => countLines(linesOf(node, index, index + word.length)) > 1)
            .map(([word]) => word);

    /** What is left to see of a line. Its box is higher than its letters. */
    const seen = (element: Element, { left, top, right, bottom }: Box): Box =>
      framesOf(element).reduce(
        (box, frame) => ({
          left: Math.max(box.left, frame.box.left),
          top: Math.max(box.top, frame.box.top),
          right: Math.min(box.right, frame.box.right),
          bottom: Math.min(box.bottom, frame.box.bottom),
        }),
        { left, right, top: top + (bottom - top) / 4, bottom: bottom - (bottom - top) / 4 },
      );
    const lines = texts
      .filter(({ element }) => !element.closest('svg'))
      .flatMap(({ node, words, element }) =>
        linesOf(node).map((line) => ({ words, element, box: seen(element, line) })),
      )
      .filter(({ box }) => box.right - box.left > ROUNDED && box.bottom - box.top > ROUNDED)
      .sort((a, b) => a.box.top - b.box.top);
    const overlaps = lines.flatMap((one, index) => {
      const below = lines.slice(index + 1);
      const end = below.findIndex(({ box }) => box.top >= one.box.bottom - ROUNDED);
      return below
        .slice(0, end < 0 ? below.length : end)
        .filter(
          ({ element, box }) =>
            element !== one.element &&
            box.left < one.box.right - ROUNDED &&
            one.box.left < box.right - ROUNDED,
        )
        .map(({ words }) => `« ${one.words} » et « ${words} » se recouvrent`);
    });

    return [
      ...texts.filter(isCut).map(({ words }) => `« ${words} » est coupé`),
      ...texts.filter(isNarrow).map(({ words }) => `« ${words} » a des lignes de quelques lettres`),
      ...texts.flatMap(brokenWords).map((word) => `« ${word} » est rompu`),
      ...overlaps,
    ];
  });
