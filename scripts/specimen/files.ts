// The files of the specimen, and what pages tell of them.
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { exampleSpecimen } from '../../product/examples';
import { frenchDate } from '../../product/format';
import { identity } from '../../product/identity';
import { dateAndTimeOf } from '../../src/figures/exampleTexts';
import { sha256 } from '../timestamps/imprint';
import { type Attachments, makeArchive } from './archivePdf';
import { type Authority, readAuthority } from './authority';
import { drawCertificate, type Shown } from './drawCertificate';
import { manifestOf } from './manifest';
import { sealed, sealOf } from './sealPdf';
import { SERIAL_NUMBER, timestampOf } from './timestamp';
import { pemOf } from './x509';

const inputFile = (name: string): Buffer => readFileSync(path.join(__dirname, name));
const hex = (data: Buffer): string => sha256(data).toString('hex');

async function pdfOf(shown: Shown, attached: Attachments, seal: (digest: Buffer) => Buffer): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const page = await drawCertificate(pdf, shown);
  const title = `Certificat ${exampleSpecimen.number} (SPÉCIMEN)`;
  const madeAt = exampleSpecimen.certifiedAt;
  await makeArchive(pdf, attached, { title, creator: identity.productName, madeAt });
  return sealed(pdf, page, new Date(madeAt), seal);
}

/** « Message data » as `openssl ts -reply -text` prints it: two lines of sixteen bytes, here without the same as text. */
const messageDataOf = (digest: Buffer): [string, string] => {
  const lineAt = (start: number): string => {
    const bytes = [...digest.subarray(start, start + 16)];
    const pairs = bytes.map((byte) => byte.toString(16).padStart(2, '0'));
    const offset = start.toString(16).padStart(4, '0');
    return `${offset} - ${pairs.slice(0, 8).join(' ')}-${pairs.slice(8).join(' ')}`;
  };
  return [lineAt(0), lineAt(16)];
};

/** « Sep 15 13:20:02 2025 GMT », as OpenSSL writes a date. */
function openSslDate(iso: string): string {
  const [, day, month, year, time] = new Date(iso).toUTCString().split(' ');
  return `${month} ${String(Number(day)).padStart(2)} ${time} ${year} GMT`;
}

function factsOf(genuine: Attachments, retouched: Buffer, { root }: Authority): Record<string, string> {
  const { certifiedAt, number } = exampleSpecimen;
  const digest = sha256(genuine.manifest);
  const [messageData1, messageData2] = messageDataOf(digest);
  const expiry = new Date(new X509Certificate(root.der).validTo);
  const dayAfter = new Date(expiry.getTime() + 1000);
  return {
    number,
    photoSha256: hex(genuine.photo),
    retouchedPhotoSha256: hex(retouched),
    manifestSha256: digest.toString('hex'),
    messageData1,
    messageData2,
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

export type Specimen = Awaited<ReturnType<typeof makeSpecimen>>;

export async function makeSpecimen() {
  const authority = readAuthority();
  const photo = inputFile('photo.jpg');
  const manifest = manifestOf(photo);
  const genuine: Attachments = { photo, manifest, timestamp: timestampOf(manifest, authority) };
  const shown = { photo, photoSha256: hex(photo), manifestSha256: hex(manifest) };

  let genuineSeal: Buffer | undefined;
  const certificate = await pdfOf(shown, genuine, (digest) => {
    genuineSeal = sealOf(authority)(digest);
    return genuineSeal;
  });
  // As somebody without the key would leave it: the photograph alone is another one, and the seal is that of the true file.
  const retouched = inputFile('photo-retouchee.jpg');
  const altered = await pdfOf(
    { ...shown, photo: retouched },
    { ...genuine, photo: retouched },
    () => genuineSeal ?? Buffer.alloc(0),
  );

  const served = {
    'certificat-specimen.pdf': certificate,
    'certificat-specimen-modifie.pdf': altered,
    'racine.pem': Buffer.from(pemOf(authority.root)),
    'chaine.pem': Buffer.from(pemOf(authority.intermediate)),
  };
  const facts = `${JSON.stringify(factsOf(genuine, retouched, authority), null, 2)}\n`;
  return { authority, genuine, retouched, served, facts };
}
