// The PDF of the fixture site, read with tools that did not make it.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFBool, PDFDict, PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentationTree } from '../../markdown/documentationTree';
import { readIdentity } from '../../product/identity';
import { type Book, bookHtml, type Line, titleOf } from '../../scripts/pdf/bookHtml';
import { type Audience, entriesFor, entriesOf, flat } from '../../scripts/pdf/books';
import { destinationsIn, pagesOf, printBook } from '../../scripts/pdf/printBook';
import { openPrinter, type Printer } from '../../scripts/pdf/printer';
import { fixtureOutDir } from '../fixtures/build';
import { glossary, IDENTITY } from '../fixtures/garden';
import sidebars from '../fixtures/site/sidebars';

const BUILD = fixtureOutDir('site');
const { siteUrl, baseUrl, productName } = readIdentity(IDENTITY);
const MADE_AT = new Date('2025-03-04T05:06:07Z');

const sower: Audience = { title: 'Semeurs', text: 'Semez.', folder: 'potager' };
const tidier: Audience = { title: 'Rangeurs', text: 'Rangez.', folder: 'abri' };
const all = entriesOf(documentationTree(sidebars.documentation, 'tests/fixtures/site/docs'), BUILD);

const bookOf = (audience?: Audience): Book => ({
  cover: {
    product: productName,
    title: 'Mode d’emploi',
    subtitle: audience?.title ?? '',
    text: audience?.text ?? '',
    edition: 'Édition d’essai',
  },
  // Only the first entries, since each print takes seconds.
  entries: audience ? entriesFor(all.slice(0, 3), audience, [sower, tidier]) : all,
  site: { origin: siteUrl, baseUrl },
});

const folder = mkdtempSync(path.join(tmpdir(), 'pdf-'));
let printer: Printer;
const missing: string[] = [];
const printBy = ({ print }: Printer, book: Book): Promise<Uint8Array> =>
  printBook(book, { print, report: () => undefined, madeAt: MADE_AT });

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1e8 });
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function linksIn(pdf: PDFDocument): { readonly inside?: string; readonly address?: string }[] {
  const notes = pdf.getPages().flatMap(({ node }) => {
    const list = node.Annots();
    return list ? list.asArray().map((_, index) => list.lookup(index, PDFDict)) : [];
  });
  return notes.map((note) => {
    const inside = note.lookupMaybe(PDFName.of('Dest'), PDFName);
    if (inside) return { inside: inside.decodeText() };
    const action = note.lookup(PDFName.of('A'), PDFDict);
    return { address: action.lookup(PDFName.of('URI'), PDFString).asString() };
  });
}

const allLines = (lines: readonly Line[]): Line[] => lines.flatMap((line) => [line, ...allLines(line.lines)]);

async function printAndRead(name: string, book: Book) {
  const file = path.join(folder, `${name}.pdf`);
  const bytes = await printBy(printer, book);
  writeFileSync(file, bytes);
  return {
    file,
    bytes,
    pdf: await PDFDocument.load(bytes, { updateMetadata: false }),
    lines: bookHtml(book).lines,
    pages: run('pdftotext', '-enc', 'UTF-8', file, '-').split('\f').map(inOneLine),
  };
}

type Printed = Awaited<ReturnType<typeof printAndRead>>;
let whole: Printed;
let ofSower: Printed;
beforeAll(async () => {
  printer = await openPrinter(BUILD, { origin: siteUrl, baseUrl }, (address) => missing.push(address));
  // First: Chromium numbers the elements that it prints, and another browser will print this book first too.
  ofSower = await printAndRead('sower', bookOf(sower));
  whole = await printAndRead('whole', bookOf());
});
afterAll(async () => {
  await printer.close();
  rmSync(folder, { recursive: true });
});

/** The pages after the contents, which repeat every title. */
const bodyOf = ({ pdf, pages, lines }: Printed): readonly string[] =>
  pages.slice((pagesOf(pdf).get(lines[0]?.id ?? '') ?? 0) - 1);

function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const found = text.indexOf(part, from);
    expect(found, `« ${part} », after ${from}`).toBeGreaterThanOrEqual(0);
    from = found + part.length;
  }
}

describe('the PDF of all pages', () => {
  it('is valid, on A4, tagged, in French, shows its title, brings its fonts and asks nothing of other hosts', () => {
    expect(missing.filter((address) => !address.startsWith(`${siteUrl}${baseUrl}`))).toEqual([]);
    expect(run('qpdf', '--check', whole.file)).toContain('No syntax or stream encoding errors found');
    const info = run('pdfinfo', whole.file);
    expect(info).toMatch(/^Tagged:\s+yes$/m);
    expect(info).toMatch(/^Page size:.*\(A4\)$/m);
    expect(whole.pdf.getTitle()).toBe(titleOf(bookOf().cover));
    const { catalog } = whole.pdf;
    expect(catalog.lookup(PDFName.of('Lang'), PDFString).decodeText()).toBe('fr');
    const shown = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
    expect(shown.lookup(PDFName.of('DisplayDocTitle'), PDFBool).asBoolean()).toBe(true);
    const [, , ...fonts] = run('pdffonts', whole.file).trim().split('\n');
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/\syes +(?:yes|no) +yes +\d+ +0$/);
  });

  it('has every title of a page and of a section, in reading order, on the page number that the contents give', () => {
    const lines = allLines(whole.lines);
    expect(lines.length).toBeGreaterThan(flat(all).length);
    const pages = pagesOf(whole.pdf);
    const titles = lines.map(({ title }) => inOneLine(title));
    expectInOrder(bodyOf(whole).join(' '), titles);
    for (const { id, title } of lines)
      expect(whole.pages[(pages.get(id) ?? 0) - 1], id).toContain(inOneLine(title));
    const lastOfContents = String((pages.get(lines[0]?.id ?? '') ?? 0) - 1);
    const contents = run('pdftotext', '-layout', '-f', '2', '-l', lastOfContents, whole.file, '-');
    expectInOrder(
      inOneLine(contents),
      lines.map(({ id, title }) => `${inOneLine(title)} ${pages.get(id)}`),
    );
  });

  it('has its pages and their sections as bookmarks, folded under each page', () => {
    const { outlines } = JSON.parse(run('qpdf', '--json', '--json-key=outlines', whole.file));
    const pages = pagesOf(whole.pdf);
    const expected = (lines: readonly Line[]): object[] =>
      lines.map(({ id, title, lines: below }) => {
        return { title, open: below.length === 0, destpageposfrom1: pages.get(id), kids: expected(below) };
      });
    expect(outlines).toMatchObject(expected(whole.lines));
  });

  it('has a number at the foot of each page but the cover, which screen readers skip', () => {
    const [cover, ...others] = whole.pages.slice(0, whole.pdf.getPageCount());
    expect(cover).not.toMatch(/\b1$/);
    for (const [index, text] of others.entries())
      expect(text, text).toMatch(new RegExp(`\\b${index + 2}\\b`));
    // On the small one: Poppler reads a page again for each element.
    const last = `"${ofSower.pdf.getPageCount()}"`;
    const spoken = run('pdfinfo', '-struct-text', ofSower.file).split('\n');
    expect(spoken.length).toBeGreaterThan(10);
    expect(spoken.some((line) => line.trim() === last)).toBe(false);
  });

  it('has links to its own pages where it has them, and to the site for the rest', () => {
    const places = destinationsIn(whole.pdf);
    const links = linksIn(whole.pdf);
    const inside = links.flatMap((link) => link.inside ?? []);
    expect(inside.length).toBeGreaterThan(allLines(whole.lines).length);
    expect(inside.filter((id) => !places.has(id))).toEqual([]);
    const addresses = links.flatMap((link) => link.address ?? []);
    expect(addresses.filter((address) => !/^(?:https?:\/\/|mailto:)/.test(address))).toEqual([]);
    const keys = flat(all).map(({ key }) => `${siteUrl}${baseUrl}${key.replaceAll('.', '/')}`);
    expect(addresses.filter((address) => keys.includes(address.replace(/#.*/, '')))).toEqual([]);
  });

  it('has headings, lists, tables and links that assistive technology knows', () => {
    const structure = run('pdfinfo', '-struct', whole.file);
    for (const kind of ['H1', 'H2', 'H3', 'L', 'LI', 'Table', 'TH', 'TD', 'Link', 'Figure', 'P'])
      expect(new RegExp(`^ *${kind}\\b`, 'm').test(structure), kind).toBe(true);
  });

  it('shows what is folded, every tab under its name, and no pop-up', () => {
    const text = bodyOf(whole).join(' ');
    for (const word of ['Le corps est du JSON', 'Couvrez les semis', 'Bash', 'semis = client.get'])
      expect(text.includes(word), word).toBe(true);
    for (const { definition } of Object.values(glossary))
      expect(text.includes(inOneLine(definition)), definition).toBe(false);
  });

  it('keeps its text on the paper', () => {
    const margin = 30;
    const words = run('pdftotext', '-bbox', whole.file, '-').matchAll(
      /<word xMin="([\d.-]+)" yMin="[\d.-]+" xMax="([\d.]+)" yMax="[\d.]+">(.*)<\/word>/g,
    );
    const off = [...words].filter(
      ([, start, end]) => Number(start) < margin || Number(end) > 594.96 - margin,
    );
    expect(off.map(([, , , word]) => word)).toEqual([]);
  });

  it('has no line that begins with French punctuation, and no empty page', () => {
    const lines = run('pdftotext', '-layout', whole.file, '-').split('\n');
    expect(lines.filter((line) => /^\s*[»!?;]\s+\S/.test(line))).toEqual([]);
    const texts = whole.pages.slice(0, whole.pdf.getPageCount());
    expect(texts.filter((text) => text.length < 40)).toEqual([]);
  });

  it('leaves out an unlisted page', () => {
    const titles = allLines(whole.lines).map(({ id }) => id);
    expect(titles).not.toContain('docs.non_repertoriee');
    expect(linksIn(whole.pdf).map(({ address }) => address)).toContain(
      `${siteUrl}${baseUrl}docs/non_repertoriee`,
    );
  });
});

describe('the PDF of one audience', () => {
  it('has its pages and those for everybody, and links to the site for those of other audiences', () => {
    const ids = ofSower.lines.map(({ id }) => id);
    expect(ids).toContain('docs.category.potager');
    expect(ids).toContain('docs');
    expect(ids).not.toContain('docs.category.abri');
    expect(linksIn(ofSower.pdf).map(({ address }) => address)).toContain(
      `${siteUrl}${baseUrl}docs/abri/Outils`,
    );
    expect(ofSower.pages[0]).toContain(sower.title);
  });

  it('is the same, byte for byte, when another browser prints it', async () => {
    const other = await openPrinter(BUILD, { origin: siteUrl, baseUrl }, () => undefined);
    const again = await printBy(other, bookOf(sower));
    await other.close();
    expect(Buffer.compare(ofSower.bytes, again)).toBe(0);
    expect(ofSower.pdf.getCreationDate()).toEqual(MADE_AT);
  });
});

it.each([
  ['a built site', [], {}, 'npm run build'],
  [
    'a browser',
    ['index.html'],
    { PATH: '', CHROMIUM: '', PLAYWRIGHT_BROWSERS_PATH: 'none' },
    'Aucun Chromium',
  ],
])('npm run pdf says that it needs %s', (name, files, variables, message) => {
  const cwd = path.join(folder, name);
  mkdirSync(path.join(cwd, 'build'), { recursive: true });
  for (const file of files) writeFileSync(path.join(cwd, 'build', file), '');
  const args = ['--import', import.meta.resolve('tsx'), path.resolve('scripts/pdf/run.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain(message);
  expect(status).toBe(1);
});
