// Where the ids of the document are in a PDF that Chromium made of it: those that a link leads to.
import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFRef } from 'pdf-lib';

export type Destinations = ReadonlyMap<string, PDFArray>;

export function destinationsIn({ catalog, context }: PDFDocument): Destinations {
  const all = catalog.lookupMaybe(PDFName.of('Dests'), PDFDict)?.entries() ?? [];
  return new Map(all.map(([name, place]) => [name.decodeText(), context.lookup(place, PDFArray)]));
}

/** The numbers of the pages, from 1 on. */
export function pagesOf(pdf: PDFDocument): ReadonlyMap<string, number> {
  const numbers = new Map(pdf.getPages().map(({ ref }, index) => [ref, index + 1]));
  return new Map(
    [...destinationsIn(pdf)].flatMap(([id, place]) => {
      const page = place.get(0);
      const number = page instanceof PDFRef ? numbers.get(page) : undefined;
      return number === undefined ? [] : [[id, number]];
    }),
  );
}
