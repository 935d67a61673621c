// Draws the one page of the specimen, with the labels of the screens.
import { readFileSync } from 'node:fs';
import fontkit from '@pdf-lib/fontkit';
import { degrees, type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { exampleSpecimen } from '../../product/examples';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';
import { dateAndTimeOf } from '../../src/figures/exampleTexts';
import { SERIAL_NUMBER } from './timestamp';

const { certificat, beta, autorisations } = labels;

const WIDTH = 595.28;
const HEIGHT = 841.89;
const LEFT = 56;
const RIGHT = WIDTH - LEFT;
const INK = rgb(0.11, 0.12, 0.15);
const MUTED = rgb(0.36, 0.38, 0.42);
const LINE = rgb(0.8, 0.81, 0.84);
const PAPER = rgb(0.955, 0.955, 0.965);
const RED = rgb(0.68, 0.11, 0.11);
const WATERMARK = rgb(0.965, 0.925, 0.925);

const PICTURE = { x: LEFT, y: 461, width: 300, height: 225 };
const BESIDE_PICTURE = PICTURE.x + PICTURE.width + 26;
const BOX = { x: LEFT, y: 182, width: RIGHT - LEFT, height: 116 };
const IN_BOX = BOX.x + 16;

const FONTS = '@expo-google-fonts/source-serif-4';

const embedFont = (pdf: PDFDocument, file: string): Promise<PDFFont> =>
  pdf.embedFont(readFileSync(require.resolve(`${FONTS}/${file}`)), {
    subset: true,
    features: { liga: false },
  });

type Style = {
  readonly font?: PDFFont;
  readonly color?: ReturnType<typeof rgb>;
  /** `x` is where the text ends. */
  readonly endsAtX?: boolean;
};

const timeLines = (iso: string): string[] => {
  const [date = '', time = ''] = dateAndTimeOf(iso).split(', ');
  return [date, `${time} (heure de Paris)`];
};

export type Shown = {
  readonly photo: Buffer;
  readonly photoSha256: string;
  readonly manifestSha256: string;
};

export async function drawCertificate(
  pdf: PDFDocument,
  { photo, photoSha256, manifestSha256 }: Shown,
): Promise<PDFPage> {
  pdf.registerFontkit(fontkit);
  const regular = await embedFont(pdf, '400Regular/SourceSerif4_400Regular.ttf');
  const bold = await embedFont(pdf, '600SemiBold/SourceSerif4_600SemiBold.ttf');
  const label = { font: bold, color: MUTED };
  const page = pdf.addPage([WIDTH, HEIGHT]);

  const write = (words: string, x: number, y: number, size: number, style: Style = {}): void => {
    const { font = regular, color = INK, endsAtX = false } = style;
    const text = frenchTypography(words);
    page.drawText(text, { x: endsAtX ? x - font.widthOfTextAtSize(text, size) : x, y, size, font, color });
  };
  const rule = (y: number): void =>
    page.drawLine({ start: { x: LEFT, y }, end: { x: RIGHT, y }, thickness: 0.75, color: LINE });

  const watermark = { x: 128, y: 118, size: 124, font: bold, color: WATERMARK, rotate: degrees(54) };
  page.drawText(beta.specimen, watermark);

  write(identity.productName, LEFT, 790, 13, { font: bold });
  write(exampleSpecimen.number, RIGHT, 790, 13, { endsAtX: true });
  rule(776);

  write(certificat.titre, LEFT, 730, 32, { font: bold });
  const warning = "Certificat d'essai, fait dans le bac à sable : il n'a aucune vocation probatoire.";
  write(warning, LEFT, 708, 10.5, { color: RED });
  const stamp = { width: bold.widthOfTextAtSize(beta.specimen, 17) + 24, height: 30 };
  page.drawRectangle({ x: RIGHT - stamp.width, y: 727, ...stamp, borderColor: RED, borderWidth: 1.5 });
  write(beta.specimen, RIGHT - 12, 736, 17, { font: bold, color: RED, endsAtX: true });

  page.drawImage(await pdf.embedJpg(photo), PICTURE);
  page.drawRectangle({ ...PICTURE, borderColor: LINE, borderWidth: 0.75 });

  const beside: readonly (readonly [label: string, values: readonly string[]])[] = [
    [certificat.datePriseDeVue, timeLines(exampleSpecimen.capturedAt)],
    [certificat.dateCertifiee, timeLines(exampleSpecimen.certifiedAt)],
    [certificat.horodatageNonQualifie, []],
    [autorisations.messages.positionNonFournie, []],
    [certificat.origine, [`API (${exampleSpecimen.origin})`]],
  ];
  let y = PICTURE.y + PICTURE.height - 9;
  for (const [name, values] of beside) {
    write(name, BESIDE_PICTURE, y, 9.5, values.length > 0 ? label : { font: bold });
    values.forEach((value, index) => {
      write(value, BESIDE_PICTURE, y - 15 * (index + 1), 11);
    });
    y -= 25 + 15 * values.length;
  }

  [
    [certificat.empreinte, photoSha256],
    ['Manifeste (SHA-256)', manifestSha256],
    ["Jeton d'horodatage", `RFC 3161, numéro de série 0x${SERIAL_NUMBER.toString(16).toUpperCase()}`],
    ['Vérifier en ligne', `${identity.verification} (un numéro d'essai y est inconnu)`],
  ].forEach(([name = '', value = ''], index) => {
    const below = 420 - 29 * index;
    rule(below + 17);
    write(name, LEFT, below, 9.5, label);
    write(value, LEFT + 128, below, 9.5);
  });

  page.drawRectangle({ ...BOX, color: PAPER });
  write('Trois pièces jointes, octet pour octet', IN_BOX, 274, 11, { font: bold });
  [
    ['photo.jpg', "l'original : son SHA-256 est photoSha256 du manifeste"],
    ['manifest.json', "le manifeste : son SHA-256 est l'empreinte que porte le jeton"],
    ['timestamp.tsr', "la réponse de l'autorité d'horodatage, signée par elle"],
  ].forEach(([file = '', what = ''], index) => {
    write(file, IN_BOX, 254 - 16 * index, 10, { font: bold });
    write(what, IN_BOX + 90, 254 - 16 * index, 10);
  });
  const howTo =
    "Pour les extraire : le volet des pièces jointes d'un lecteur PDF d'ordinateur, ou pdfdetach -saveall.";
  write(howTo, IN_BOX, 198, 9.5);

  rule(62);
  write('Cachet électronique (PAdES)', LEFT, 44, 9.5, { color: MUTED });
  write(`${beta.specimen}, page 1 sur 1`, RIGHT, 44, 9.5, { font: bold, color: RED, endsAtX: true });
  return page;
}
