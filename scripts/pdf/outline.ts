// The bookmarks of a PDF (ISO 32000-1, 12.3.3): pdf-lib has no words for them.
import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib';
import type { Line } from './contents';
import { type Destinations, destinationsIn } from './destinations';

function addLines(pdf: PDFDocument, lines: readonly Line[], parent: PDFRef, places: Destinations): void {
  const { context } = pdf;
  const refs = lines.map(() => context.nextRef());
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
  const [first, last] = [refs.at(0), refs.at(-1)];
  const above = context.lookup(parent, PDFDict);
  if (!first || !last) return;
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
