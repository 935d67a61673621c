// Makes the files of the specimen and the facts that pages cite. The same sources give the same bytes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { exampleSpecimen } from '../../product/examples';
import { frenchDate } from '../../product/format';
import { identity } from '../../product/identity';
import { dateAndTimeOf } from '../../src/figures/exampleTexts';
import { sha256, sha256Hex } from '../release/timestampRequest';
import { type Attachments, makeArchive } from './archivePdf';
import { authority } from './authority';
import { drawCertificate } from './drawCertificate';
import { sealed } from './sealPdf';
import { SERIAL_NUMBER, timestampOf } from './timestamp';

export const SERVED_FOLDER = 'static/specimen';

/** Its keys are sorted: the canonical form of RFC 8785. */
const manifestOf = (photo: Buffer): Buffer =>
  Buffer.from(
    JSON.stringify({
      capturedAt: exampleSpecimen.capturedAt,
      certificateNumber: exampleSpecimen.number,
      clockOffsetMs: null,
      createdBy: { id: exampleSpecimen.createdBy, type: 'api_client' },
      device: { appVersion: null, integrity: 'not_available', osVersion: null, platform: 'api' },
      environment: 'sandbox',
      location: null,
      mediaType: 'image/jpeg',
      origin: exampleSpecimen.origin,
      photoSha256: sha256Hex(photo),
      receivedAt: exampleSpecimen.receivedAt,
      sizeBytes: photo.length,
      version: 1,
    }),
  );

async function certificateOf(attached: Attachments, photoSha256: string, seal?: Buffer) {
  const { number, certifiedAt: madeAt } = exampleSpecimen;
  const { photo, manifest } = attached;
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const page = await drawCertificate(pdf, { photo, photoSha256, manifestSha256: sha256Hex(manifest) });
  const title = `Certificat ${number} (SPÉCIMEN)`;
  await makeArchive(pdf, attached, { title, creator: identity.productName, madeAt });
  return sealed(pdf, page, new Date(madeAt), seal);
}

/** Sixteen bytes as `openssl ts -reply -text` prints them: « 0010 - 4c bf ed 7f 0b f6 e0 0a-d5 05 d5 1f 1b 51 f5 24 ». */
function messageData(digest: Buffer, start: number): string {
  const bytes = digest.toString('hex', start, start + 16).match(/../g) ?? [];
  const offset = start.toString(16).padStart(4, '0');
  return `${offset} - ${bytes.slice(0, 8).join(' ')}-${bytes.slice(8).join(' ')}`;
}

/** « Sep 15 13:20:02 2025 GMT », as OpenSSL writes a date. */
function openSslDate(iso: string): string {
  const [, day, month, year, time] = new Date(iso).toUTCString().split(' ');
  return `${month} ${String(Number(day)).padStart(2)} ${time} ${year} GMT`;
}

function factsOf({ photo, manifest }: Attachments, retouched: Buffer): Record<string, string> {
  const { certifiedAt, number } = exampleSpecimen;
  const expiry = new Date(authority.root.validTo);
  const dayAfter = new Date(expiry.getTime() + 1000);
  return {
    number,
    photoSha256: sha256Hex(photo),
    retouchedPhotoSha256: sha256Hex(retouched),
    manifestSha256: sha256Hex(manifest),
    messageData1: messageData(sha256(manifest), 0),
    messageData2: messageData(sha256(manifest), 16),
    serialNumber: `0x${SERIAL_NUMBER.toString(16).toUpperCase()}`,
    time: certifiedAt,
    timeInParis: dateAndTimeOf(certifiedAt),
    timeAsPrinted: openSslDate(certifiedAt),
    timeInSeconds: String(Date.parse(certifiedAt) / 1000),
    expiry: frenchDate(expiry.toISOString().slice(0, 10)),
    afterExpiry: frenchDate(dayAfter.toISOString().slice(0, 10)),
    afterExpiryInSeconds: String(dayAfter.getTime() / 1000),
  };
}

const input = (name: string): Buffer => readFileSync(path.join(__dirname, name));

export async function makeSpecimen() {
  const photo = input('photo.jpg');
  const retouched = input('photo-retouchee.jpg');
  const manifest = manifestOf(photo);
  const attached = { photo, manifest, timestamp: timestampOf(manifest, exampleSpecimen.certifiedAt) };
  const genuine = await certificateOf(attached, sha256Hex(photo));
  // What a forger without the key can make: another photograph under the seal of the genuine file.
  const altered = await certificateOf({ ...attached, photo: retouched }, sha256Hex(photo), genuine.seal);
  const files: readonly (readonly [file: string, content: Buffer])[] = [
    [`${SERVED_FOLDER}/certificat-specimen.pdf`, genuine.bytes],
    [`${SERVED_FOLDER}/certificat-specimen-modifie.pdf`, altered.bytes],
    [`${SERVED_FOLDER}/racine.pem`, Buffer.from(authority.root.toString())],
    [`${SERVED_FOLDER}/chaine.pem`, Buffer.from(authority.intermediate.toString())],
    ['product/specimen.json', Buffer.from(`${JSON.stringify(factsOf(attached, retouched), null, 2)}\n`)],
  ];
  const stale = files.filter(([file, content]) => !existsSync(file) || !content.equals(readFileSync(file)));
  return { attached, retouched, files, stale };
}

/** Writes the files that differ, and returns their names. */
export async function writeSpecimen(): Promise<string[]> {
  const { stale } = await makeSpecimen();
  mkdirSync(SERVED_FOLDER, { recursive: true });
  for (const [file, content] of stale) writeFileSync(file, content);
  return stale.map(([file]) => file);
}
