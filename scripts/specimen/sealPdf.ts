// Seals a PDF: an invisible signature of the whole file but itself (PAdES B-B, ETSI.CAdES.detached).
import { type PDFDocument, PDFHexString, PDFName, type PDFPage, PDFString } from 'pdf-lib';
import { sha256 } from '../release/timestampRequest';
import { authority } from './authority';
import { signedData } from './signedData';

const DATA = '1.2.840.113549.1.7.1';
const RESERVED_BYTES = 3000;
const EMPTY_SEAL = '0'.repeat(2 * RESERVED_BYTES);
const UNKNOWN = 9999999999;
const UNKNOWN_RANGE = `[ 0 ${UNKNOWN} ${UNKNOWN} ${UNKNOWN} ]`;
const PRINTED_AND_LOCKED = 132;

function reserveSeal(pdf: PDFDocument, page: PDFPage, sealedAt: Date): void {
  const { context, catalog } = pdf;
  const signature = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, UNKNOWN, UNKNOWN, UNKNOWN],
    Contents: PDFHexString.of(EMPTY_SEAL),
    M: PDFString.fromDate(sealedAt),
  });
  const V = context.register(signature);
  const appearance = context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 0, 0] });
  const N = context.register(appearance);
  const widget = context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: PDFString.of('Cachet'),
    Rect: [0, 0, 0, 0],
    F: PRINTED_AND_LOCKED,
    P: page.ref,
    V,
    AP: { N },
  });
  const field = context.register(widget);
  page.node.set(PDFName.of('Annots'), context.obj([field]));
  catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }));
}

function sealOf(digest: Buffer): Buffer {
  const { seal: signer, sealRoot } = authority;
  const joined = [signer.certificate, sealRoot];
  return Buffer.from(signedData({ contentType: DATA, digest, signer, joined }).toSchema().toBER());
}

/** `given`: the seal of another document, put in the place of this one's own. */
export async function sealed(
  pdf: PDFDocument,
  page: PDFPage,
  sealedAt: Date,
  given?: Buffer,
): Promise<{ readonly bytes: Buffer; readonly seal: Buffer }> {
  reserveSeal(pdf, page, sealedAt);
  const bytes = Buffer.from(await pdf.save({ useObjectStreams: false, updateFieldAppearances: false }));
  const start = bytes.indexOf(`<${EMPTY_SEAL}>`);
  const end = start + EMPTY_SEAL.length + 2;
  const range = `[ 0 ${start} ${end} ${bytes.length - end} ]`.padEnd(UNKNOWN_RANGE.length);
  bytes.write(range, bytes.indexOf(UNKNOWN_RANGE), 'latin1');
  const seal = given ?? sealOf(sha256(Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])));
  if (seal.length > RESERVED_BYTES)
    throw new Error(`Le cachet a ${seal.length} octets : trop pour sa place.`);
  bytes.write(seal.toString('hex'), start + 1, 'latin1');
  return { bytes, seal };
}
