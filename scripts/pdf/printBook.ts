// Prints a book, first to learn the page of each title, then with these numbers in the contents; and adds what Chromium
// leaves out: bookmarks, title, language, date.
import { isDeepStrictEqual } from 'node:util';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib';
import { type Book, bookHtml, type Line, type PageNumbers, titleOf } from './bookHtml';
import type { Printer } from './printer';

type Destinations = ReadonlyMap<string, PDFArray>;

/** By the ids that links lead to. */
export function destinationsIn({ catalog, context }: PDFDocument): Destinations {
  const all = catalog.lookupMaybe(PDFName.of('Dests'), PDFDict)?.entries() ?? [];
  return new Map(all.map(([name, place]) => [name.decodeText(), context.lookup(place, PDFArray)]));
}

/** Page numbers from 1. */
export function pagesOf(pdf: PDFDocument): PageNumbers {
  const numbers = new Map(pdf.getPages().map(({ ref }, index) => [String(ref), index + 1]));
  return new Map([...destinationsIn(pdf)].map(([id, place]) => [id, numbers.get(String(place.get(0))) ?? 0]));
}

/** Bookmarks (ISO 32000-1, 12.3.3), which pdf-lib has no functions for. */
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
  // A negative number folds them.
  const isRoot = above.get(PDFName.of('Type')) === PDFName.of('Outlines');
  above.set(PDFName.of('Count'), PDFNumber.of(isRoot ? lines.length : -lines.length));
}

function addOutline(pdf: PDFDocument, lines: readonly Line[]): void {
  const { context, catalog } = pdf;
  const root = context.register(context.obj({ Type: 'Outlines' }));
  addLines(pdf, lines, root, destinationsIn(pdf));
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

type Printing = {
  readonly print: Printer['print'];
  readonly report: (done: string) => void;
  /** The date of the texts, not of the clock: the same texts give the same PDF. */
  readonly madeAt: Date | undefined;
};

/** Two, unless a number is so wide that it moves a line. */
const PRINTS = 4;

function addMetadata(pdf: PDFDocument, { cover }: Book, madeAt: Date | undefined): void {
  const { context, catalog } = pdf;
  pdf.setTitle(titleOf(cover), { showInWindowTitleBar: true });
  pdf.setAuthor(cover.product);
  pdf.setCreator(cover.product);
  pdf.setLanguage('fr');
  const info = context.lookup(context.trailerInfo.Info, PDFDict);
  for (const name of ['CreationDate', 'ModDate']) info.delete(PDFName.of(name));
  if (madeAt) {
    pdf.setCreationDate(madeAt);
    pdf.setModificationDate(madeAt);
  }
  // Chromium writes these types of PDF 2.0, which PDF 1.7 must map to its own.
  const structure = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  structure.set(PDFName.of('RoleMap'), context.obj({ Strong: 'Span', Em: 'Span' }));
}

export async function printBook(book: Book, { print, report, madeAt }: Printing): Promise<Uint8Array> {
  const { lines, html } = bookHtml(book);
  let pages: PageNumbers = new Map();
  for (let count = 1; count <= PRINTS; count += 1) {
    const pdf = await PDFDocument.load(await print(html(pages)), { updateMetadata: false });
    const found = pagesOf(pdf);
    report(`impression ${count}, ${pdf.getPageCount()} pages`);
    if (isDeepStrictEqual(found, pages)) {
      addOutline(pdf, lines);
      addMetadata(pdf, book, madeAt);
      return pdf.save();
    }
    pages = found;
  }
  throw new Error(`The pages of ${titleOf(book.cover)} change with their numbers.`);
}
