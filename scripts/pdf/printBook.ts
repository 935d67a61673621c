// Prints a book: first to learn which page each title is on, then with these numbers in its contents.
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { type Book, bookHtml, titleOf } from './bookHtml';
import { pagesOf } from './destinations';
import { addOutline } from './outline';
import type { Printer } from './printer';

type Printing = {
  readonly print: Printer['print'];
  /** Says what is done. */
  readonly tell: (done: string) => void;
  /** When the texts were written. The clock says nothing of them, and would make each PDF another. */
  readonly madeAt: Date | undefined;
};

/** The second has the numbers of the first. More are needed only where a number is so wide that it moves a line. */
const PRINTS = 4;

const areSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([id, page]) => other.get(id) === page);

const load = (bytes: Uint8Array): Promise<PDFDocument> => PDFDocument.load(bytes, { updateMetadata: false });

function addMetadata(pdf: PDFDocument, { cover }: Book, madeAt: Date | undefined): void {
  pdf.setTitle(titleOf(cover), { showInWindowTitleBar: true });
  pdf.setAuthor(cover.product);
  pdf.setCreator(cover.product);
  pdf.setLanguage('fr');
  if (madeAt) {
    pdf.setCreationDate(madeAt);
    pdf.setModificationDate(madeAt);
    return;
  }
  const { context } = pdf;
  const info = context.lookup(context.trailerInfo.Info, PDFDict);
  for (const name of ['CreationDate', 'ModDate']) info.delete(PDFName.of(name));
}

/** Chromium marks what is strong or stressed with words of PDF 2.0, which readers of PDF 1.7 have to be told. */
function explainRoles({ catalog, context }: PDFDocument): void {
  const structure = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  structure.set(PDFName.of('RoleMap'), context.obj({ Strong: 'Span', Em: 'Span' }));
}

export async function printBook(book: Book, { print, tell, madeAt }: Printing): Promise<Uint8Array> {
  const { lines, html } = bookHtml(book);
  let pages: ReadonlyMap<string, number> = new Map();
  for (let count = 1; count <= PRINTS; count += 1) {
    const pdf = await load(await print(html((id) => pages.get(id))));
    const found = pagesOf(pdf);
    tell(`impression ${count}, ${pdf.getPageCount()} pages`);
    if (areSame(found, pages)) {
      addOutline(pdf, lines);
      explainRoles(pdf);
      addMetadata(pdf, book, madeAt);
      return pdf.save();
    }
    pages = found;
  }
  throw new Error(`The pages of ${titleOf(book.cover)} change with their numbers.`);
}
