// Makes a PDF an archive (PDF/A-3b, ISO 19005-3): attachments, metadata, colour space, identifier.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AFRelationship, type PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { escapeHtml } from '../../lib/builtPages';
import { sha256 } from '../release/timestampRequest';

export type Attachments = {
  readonly photo: Buffer;
  readonly manifest: Buffer;
  readonly timestamp: Buffer;
};
type Description = { readonly title: string; readonly creator: string; readonly madeAt: string };

const PRODUCER = 'pdf-lib';
/** An ICC profile 4.2, made from the published numbers of IEC 61966-2-1: it has no licence of others. */
const SRGB = path.join(__dirname, 'srgb.icc');

const xmpOf = ({ title, creator, madeAt }: Description): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>fr-FR</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${escapeHtml(creator)}</xmp:CreatorTool><xmp:CreateDate>${madeAt}</xmp:CreateDate><xmp:ModifyDate>${madeAt}</xmp:ModifyDate>
<pdf:Producer>${PRODUCER}</pdf:Producer>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

export async function makeArchive(
  pdf: PDFDocument,
  { photo, manifest, timestamp }: Attachments,
  description: Description,
): Promise<void> {
  const madeAt = new Date(description.madeAt);
  const dates = { creationDate: madeAt, modificationDate: madeAt };
  const { Data, Source, Supplement } = AFRelationship;
  // A name tree is sorted.
  for (const [name, content, mimeType, afRelationship] of [
    ['manifest.json', manifest, 'application/json', Data],
    ['photo.jpg', photo, 'image/jpeg', Source],
    ['timestamp.tsr', timestamp, 'application/timestamp-reply', Supplement],
  ] as const)
    await pdf.attach(content, name, { mimeType, afRelationship, ...dates });

  // PDF/A asks that these agree with the XMP.
  pdf.setTitle(description.title, { showInWindowTitleBar: true });
  pdf.setCreator(description.creator);
  pdf.setProducer(PRODUCER);
  pdf.setCreationDate(madeAt);
  pdf.setModificationDate(madeAt);
  pdf.setLanguage('fr-FR');

  const { context, catalog } = pdf;
  const intent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB'),
    Info: PDFString.of('sRGB IEC61966-2.1'),
    DestOutputProfile: context.register(context.flateStream(readFileSync(SRGB), { N: 3 })),
  };
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
  const xmp = Buffer.from(xmpOf(description), 'utf8');
  const metadata = context.register(context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' }));
  catalog.set(PDFName.of('Metadata'), metadata);
  const id = PDFHexString.of(sha256(Buffer.concat([xmp, photo])).toString('hex', 0, 16));
  context.trailerInfo.ID = context.obj([id, id]);
}
