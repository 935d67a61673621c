// The requirements of PDF/A-3b (ISO 19005-3) that a change of the script could easily break. Only a validator such as veraPDF
// can say that a file conforms.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { SERVED_FOLDER } from '../../scripts/specimen/files';

const file = path.resolve(SERVED_FOLDER, 'certificat-specimen.pdf');
const pdf = await PDFDocument.load(readFileSync(file), { updateMetadata: false });
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

describe('the specimen', () => {
  it('declares PDF/A-3b in uncompressed metadata that agree with its dictionary', () => {
    const metadata = stream(catalog, 'Metadata');
    const xmp = Buffer.from(metadata.contents).toString('utf8');
    expect(has(metadata.dict, 'Filter')).toBe(false);
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    const madeAt = pdf.getCreationDate()?.toISOString().replace('.000', '');
    for (const text of [pdf.getTitle(), pdf.getCreator(), pdf.getProducer(), madeAt])
      expect(xmp).toContain(`>${text}<`);
  });

  it('is not encrypted, has an identifier, and starts no action', () => {
    expect(context.trailerInfo.Encrypt).toBeUndefined();
    expect(context.trailerInfo.ID).toBeDefined();
    expect(['AA', 'OpenAction', 'OCProperties', 'Perms'].filter((key) => has(catalog, key))).toEqual([]);
  });

  it('embeds its colour space and its fonts, with a map to Unicode, and has no transparency', () => {
    const intent = array(catalog, 'OutputIntents').lookup(0, PDFDict);
    const profile = inflateSync(stream(intent, 'DestOutputProfile').contents);
    expect(String(intent.get(PDFName.of('S')))).toBe('/GTS_PDFA1');
    expect(profile.toString('latin1', 12, 20)).toBe('mntrRGB ');
    expect(profile.readUInt32BE(0)).toBe(profile.length);
    const [, , ...fonts] = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n');
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/ yes +(?:yes|no) +yes +\d+ +0$/);
    const objects = context.enumerateIndirectObjects().map(([, object]) => object);
    const dictionaries = objects.map((object) => (object instanceof PDFRawStream ? object.dict : object));
    const transparent = dictionaries.filter(
      (object) =>
        object instanceof PDFDict && ['SMask', 'BM', 'Group', 'ca', 'CA'].some((key) => has(object, key)),
    );
    expect(transparent).toEqual([]);
  });

  it('declares the relationship, type and date of each attachment', () => {
    const names = array(dictionary(catalog, 'Names', 'EmbeddedFiles'), 'Names');
    const associated = array(catalog, 'AF').asArray().map(String);
    for (let index = 1; index < names.size(); index += 2) {
      const attached = names.lookup(index, PDFDict);
      expect(associated).toContain(String(names.get(index)));
      expect(has(attached, 'F', 'UF', 'AFRelationship')).toBe(true);
      const embedded = stream(dictionary(attached, 'EF'), 'F').dict;
      expect(has(embedded, 'Subtype') && has(dictionary(embedded, 'Params'), 'ModDate')).toBe(true);
    }
  });
});
