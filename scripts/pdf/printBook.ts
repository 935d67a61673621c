// Prints a book: first to learn which page each title is on, then with these numbers in its contents.
import { isDeepStrictEqual } from 'node:util';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { type Book, bookHtml, type PageNumbers, titleOf } from './bookHtml';
import { addOutline, pagesOf } from './outline';
import type { Printer } from './printer';

type Printing = {
  readonly print: Printer['print'];
  readonly report: (done: string) => void;
  /** When the texts were written. The clock says nothing of them, and would make each PDF another. */
  readonly madeAt: Date | undefined;
};

/** The second has the numbers of the first. More are needed only where a number is so wide that it moves a line. */
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
  // Chromium marks what is strong or stressed with words of PDF 2.0, which readers of PDF 1.7 have to be told.
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
