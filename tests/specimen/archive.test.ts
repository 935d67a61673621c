// What PDF/A-3b (ISO 19005-3) asks of a file like the specimen, where it is easily lost when the script changes. This is no
// validator: only one, such as veraPDF, which Debian does not have, can say that a file conforms.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFNumber, PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { SERVED_FOLDER } from '../../scripts/specimen/output';

const bytes = readFileSync(path.join(SERVED_FOLDER, 'certificat-specimen.pdf'));
const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
const { catalog, context } = pdf;

const dictionary = (from: PDFDict, ...keys: string[]): PDFDict =>
  keys.reduce((found, key) => found.lookup(PDFName.of(key), PDFDict), from);
const array = (from: PDFDict, key: string): PDFArray => from.lookup(PDFName.of(key), PDFArray);
function stream(from: PDFDict, key: string): PDFRawStream {
  const found = from.lookup(PDFName.of(key));
  if (!(found instanceof PDFRawStream)) throw new Error(`${key}: no stream`);
  return found;
}
const has = (from: PDFDict, ...keys: string[]): boolean => keys.every((key) => from.has(PDFName.of(key)));
const objects = context.enumerateIndirectObjects().map(([, object]) => object);

describe('the specimen', () => {
  it('declares PDF/A-3b in metadata that are not compressed and agree with its dictionary', () => {
    const metadata = stream(catalog, 'Metadata');
    const xmp = Buffer.from(metadata.contents).toString('utf8');
    expect(has(metadata.dict, 'Filter')).toBe(false);
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    for (const text of [pdf.getTitle(), pdf.getCreator(), pdf.getProducer()])
      expect(xmp).toContain(`>${text}<`);
    expect(pdf.getCreationDate()?.toISOString().replace('.000', '')).toBe(
      /CreateDate>([^<]+)</.exec(xmp)?.[1],
    );
  });

  it('is not encrypted, has an identifier, and starts no action', () => {
    expect(context.trailerInfo.Encrypt).toBeUndefined();
    expect(context.trailerInfo.ID).toBeDefined();
    expect(['AA', 'OpenAction', 'OCProperties', 'Perms'].filter((key) => has(catalog, key))).toEqual([]);
  });

  it('brings its colour space', () => {
    const intent = array(catalog, 'OutputIntents').lookup(0, PDFDict);
    const profile = inflateSync(stream(intent, 'DestOutputProfile').contents);
    expect(String(intent.get(PDFName.of('S')))).toBe('/GTS_PDFA1');
    expect([profile.toString('latin1', 12, 20), profile.readUInt32BE(0)]).toEqual([
      'mntrRGB ',
      profile.length,
    ]);
  });

  it('brings its fonts, with the characters of their glyphs', () => {
    const fonts = objects.filter(
      (object): object is PDFDict => object instanceof PDFDict && has(object, 'DescendantFonts'),
    );
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      const descendant = array(font, 'DescendantFonts').lookup(0, PDFDict);
      expect(has(font, 'ToUnicode') && has(dictionary(descendant, 'FontDescriptor'), 'FontFile2')).toBe(true);
    }
  });

  it('has no transparency', () => {
    const dictionaries = objects.map((object) => (object instanceof PDFRawStream ? object.dict : object));
    const transparent = dictionaries.filter(
      (object) =>
        object instanceof PDFDict && ['SMask', 'BM', 'Group', 'ca', 'CA'].some((key) => has(object, key)),
    );
    expect(transparent).toEqual([]);
  });

  it('says what each attachment is to it', () => {
    const names = array(dictionary(catalog, 'Names', 'EmbeddedFiles'), 'Names');
    const associated = array(catalog, 'AF').asArray().map(String);
    for (let index = 1; index < names.size(); index += 2) {
      const file = names.lookup(index, PDFDict);
      expect(associated).toContain(String(names.get(index)));
      expect(has(file, 'F', 'UF', 'AFRelationship')).toBe(true);
      const embedded = stream(dictionary(file, 'EF'), 'F').dict;
      expect(has(embedded, 'Subtype') && has(dictionary(embedded, 'Params'), 'ModDate')).toBe(true);
    }
  });

  it('is sealed whole, but for the seal itself', () => {
    const field = array(dictionary(catalog, 'AcroForm'), 'Fields').lookup(0, PDFDict);
    const range = array(dictionary(field, 'V'), 'ByteRange');
    const [start, hole = 0, end = 0, rest = 0] = range
      .asArray()
      .map((item) => (item as PDFNumber).asNumber());
    expect([start, end + rest]).toEqual([0, bytes.length]);
    expect(bytes.toString('latin1', hole, end)).toMatch(/^<[0-9a-f]+>$/i);
  });
});
