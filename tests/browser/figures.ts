// Finds what is wrong with drawn figures, on the gallery and on every page of the site.
import type { Page } from '@playwright/test';

export const figureFaults = (page: Page): Promise<string[]> =>
  page.locator('.figure').evaluateAll((figures) => {
    const SMALLEST_TEXT = 12;

    /** The scale of the drawing that an element is in: the text of a drawing shrinks with it. */
    const scaleOf = (element: Element): number => {
      const drawing = element.closest('svg');
      return drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
    };

    const smallTexts = (figure: Element): string[] =>
      [...figure.querySelectorAll('*')]
        .filter(({ childNodes }) => [...childNodes].some(({ nodeName }) => nodeName === '#text'))
        // A scaled size is no round number.
        .filter(
          (element) =>
            scaleOf(element) * Number.parseFloat(getComputedStyle(element).fontSize) < SMALLEST_TEXT - 0.01,
        )
        .map(({ textContent }) => `« ${textContent} » fait moins de ${SMALLEST_TEXT} px`);

    /** A shape without words of which the drawing shows a part, such as a street of a plan. */
    const isClipped = (element: Element): boolean => {
      const drawing = element.parentElement?.closest('svg');
      return !element.textContent && drawing != null && getComputedStyle(drawing).overflow === 'hidden';
    };

    const spilledParts = (figure: Element): string[] => {
      const plate = figure.querySelector('.fig-plate');
      if (!plate) return [];
      const { left, right } = plate.getBoundingClientRect();
      return [...plate.querySelectorAll('*')]
        .filter((element) => !isClipped(element))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.left < left || box.right > right))
        .map(({ element }) => `« ${element.textContent} » sort du cadre`);
    };

    const cutTexts = (figure: Element): string[] =>
      [...figure.querySelectorAll<HTMLElement>('.fig-diagram *')]
        .filter((element) => !element.closest('svg') && getComputedStyle(element).display !== 'inline')
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .map(({ textContent }) => `« ${textContent} » est plus large que sa place`);

    const textsOutOfBoxes = (figure: Element): string[] =>
      [...figure.querySelectorAll('.fig-state text, .fig-disc text')]
        .filter((text) => {
          const around = text.parentElement?.querySelector('rect, circle')?.getBoundingClientRect();
          const { left, top, right, bottom } = text.getBoundingClientRect();
          const isInside =
            around &&
            [left - around.left, top - around.top, around.right - right, around.bottom - bottom].every(
              (room) => room >= 0,
            );
          return !isInside;
        })
        .map(({ textContent }) => `« ${textContent} » sort de sa boîte`);

    /** The security policy would refuse them. */
    const inlineStyles = (figure: Element): string[] =>
      figure.matches('[style], :has([style])') ? ['un élément porte un attribut « style »'] : [];

    return figures.flatMap((figure) =>
      [smallTexts, spilledParts, cutTexts, textsOutOfBoxes, inlineStyles]
        .flatMap((faultsOf) => faultsOf(figure))
        .map(
          (fault) =>
            `Figure « ${figure.querySelector('figcaption')?.textContent} » : ${fault}. Raccourcissez le texte, ou changez le dessin.`,
        ),
    );
  });
