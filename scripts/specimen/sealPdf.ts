// The electronic seal of a PDF (PAdES B-B, ETSI.CAdES.detached): an invisible signature over the whole file but itself.
import {
  PDFArray,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFString,
} from 'pdf-lib';
import { sha256 } from '../timestamps/imprint';
import type { Authority } from './authority';
import { signedData } from './cms';

const DATA = '1.2.840.113549.1.7.1';
const RESERVED_BYTES = 3000;
const HOLE = `<${'0'.repeat(2 * RESERVED_BYTES)}>`;
const UNKNOWN = 9999999999;
const RANGE = `[ 0 ${UNKNOWN} ${UNKNOWN} ${UNKNOWN} ]`;

function reserve(pdf: PDFDocument, page: PDFPage, sealedAt: Date): void {
  const { context, catalog } = pdf;
  const range = PDFArray.withContext(context);
  for (const offset of [0, UNKNOWN, UNKNOWN, UNKNOWN]) range.push(PDFNumber.of(offset));
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: range,
      Contents: PDFHexString.of('0'.repeat(2 * RESERVED_BYTES)),
      M: PDFString.fromDate(sealedAt),
    }),
  );
  const appearance = context.register(
    context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 0, 0] }),
  );
  const isPrintedAndLocked = 132;
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of('Cachet'),
      Rect: [0, 0, 0, 0],
      F: isPrintedAndLocked,
      P: page.ref,
      V: signature,
      AP: { N: appearance },
    }),
  );
  page.node.set(PDFName.of('Annots'), context.obj([field]));
  catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }));
}

type Seal = (digest: Buffer) => Buffer;

export const sealOf =
  ({ seal, sealRoot }: Authority): Seal =>
  (digest) =>
    signedData({ contentType: DATA, digest, signer: seal, issuer: sealRoot, joined: [seal, sealRoot] });

/** The bytes of the document, with the seal that the digest of all the others is given. */
export async function sealed(pdf: PDFDocument, page: PDFPage, sealedAt: Date, seal: Seal): Promise<Buffer> {
  reserve(pdf, page, sealedAt);
  const bytes = Buffer.from(await pdf.save({ useObjectStreams: false, updateFieldAppearances: false }));
  const hole = bytes.indexOf(HOLE);
  const end = hole + HOLE.length;
  const range = bytes.indexOf(RANGE);
  if (hole < 0 || range < 0) throw new Error('Pas de place pour le cachet du PDF.');
  bytes.write(`[ 0 ${hole} ${end} ${bytes.length - end} ]`.padEnd(RANGE.length), range, 'latin1');
  const written = seal(sha256(Buffer.concat([bytes.subarray(0, hole), bytes.subarray(end)])));
  if (written.length > RESERVED_BYTES)
    throw new Error(`Le cachet a ${written.length} octets : trop pour sa place.`);
  bytes.write(written.toString('hex'), hole + 1, 'latin1');
  return bytes;
}
