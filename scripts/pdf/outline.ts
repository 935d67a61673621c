// Where the ids of the document are in a PDF that Chromium made of it, and bookmarks that lead there.
import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib';
import type { Line, PageNumbers } from './bookHtml';

type Destinations = ReadonlyMap<string, PDFArray>;

/** Of the ids that a link leads to. */
export function destinationsIn({ catalog, context }: PDFDocument): Destinations {
  const all = catalog.lookupMaybe(PDFName.of('Dests'), PDFDict)?.entries() ?? [];
  return new Map(all.map(([name, place]) => [name.decodeText(), context.lookup(place, PDFArray)]));
}

/** From 1 on. */
export function pagesOf(pdf: PDFDocument): PageNumbers {
  const numbers = new Map(pdf.getPages().map(({ ref }, index) => [String(ref), index + 1]));
  return new Map([...destinationsIn(pdf)].map(([id, place]) => [id, numbers.get(String(place.get(0))) ?? 0]));
}

/** pdf-lib has no words for bookmarks (ISO 32000-1, 12.3.3). */
function addLines(pdf: PDFDocument, lines: readonly Line[], parent: PDFRef, places: Destinations): void {
  const { context } = pdf;
  const refs = lines.map(() => context.nextRef());
  const [first, last] = [refs.at(0), refs.at(-1)];
  if (!first || !last) return;
  for (const [index, { id, title, lines: below }] of lines.entries()) {
    const [ref, before, after] = [refs[index], refs[index - 1], refs[index + 1]];
    const place = places.get(id);
    if (!ref || !place) throw new Error(`No destination ${id}`);
    const item = context.obj({ Title: PDFHexString.fromText(title), Parent: parent, Dest: place });
    if (before) item.set(PDFName.of('Prev'), before);
    if (after) item.set(PDFName.of('Next'), after);
    context.assign(ref, item);
    addLines(pdf, below, ref, places);
  }
  const above = context.lookup(parent, PDFDict);
  above.set(PDFName.of('First'), first);
  above.set(PDFName.of('Last'), last);
  // Under a bookmark they are folded, which a negative number says.
  const isRoot = above.get(PDFName.of('Type')) === PDFName.of('Outlines');
  above.set(PDFName.of('Count'), PDFNumber.of(isRoot ? lines.length : -lines.length));
}

export function addOutline(pdf: PDFDocument, lines: readonly Line[]): void {
  const { context, catalog } = pdf;
  const root = context.register(context.obj({ Type: 'Outlines' }));
  addLines(pdf, lines, root, destinationsIn(pdf));
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
