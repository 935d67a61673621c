// What a reader sees of the specimen: one page, with the labels of the screens.
import { readFileSync } from 'node:fs';
import fontkit from '@pdf-lib/fontkit';
import { degrees, type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { exampleSpecimen } from '../../product/examples';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';
import { dateAndTimeOf } from '../../src/figures/exampleTexts';
import { SERIAL_NUMBER } from './timestamp';

export type Shown = {
  readonly photo: Buffer;
  readonly photoSha256: string;
  readonly manifestSha256: string;
};

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

type Style = { readonly size: number; readonly font: PDFFont; readonly colour?: ReturnType<typeof rgb> };

/** Writes one line; at the right edge, where `right` is given. */
function line(
  page: PDFPage,
  text: string,
  at: { x?: number; right?: number; y: number },
  style: Style,
): void {
  const { size, font, colour: color = INK } = style;
  const words = frenchTypography(text);
  const x = at.right === undefined ? (at.x ?? LEFT) : at.right - font.widthOfTextAtSize(words, size);
  page.drawText(words, { x, y: at.y, size, font, color });
}

const rule = (page: PDFPage, y: number, from = LEFT): void =>
  page.drawLine({ start: { x: from, y }, end: { x: RIGHT, y }, thickness: 0.75, color: LINE });

async function fontsOf(pdf: PDFDocument): Promise<{ regular: PDFFont; bold: PDFFont }> {
  pdf.registerFontkit(fontkit);
  const font = (file: string): Promise<PDFFont> =>
    pdf.embedFont(readFileSync(require.resolve(`@expo-google-fonts/source-serif-4/${file}`)), {
      subset: true,
      features: { liga: false },
    });
  return {
    regular: await font('400Regular/SourceSerif4_400Regular.ttf'),
    bold: await font('600SemiBold/SourceSerif4_600SemiBold.ttf'),
  };
}

const timeLines = (iso: string): string[] => {
  const [date = '', time = ''] = dateAndTimeOf(iso).split(', ');
  return [date, `${time} (heure de Paris)`];
};

export async function drawCertificate(
  pdf: PDFDocument,
  { photo, photoSha256, manifestSha256 }: Shown,
): Promise<PDFPage> {
  const { regular, bold } = await fontsOf(pdf);
  const page = pdf.addPage([WIDTH, HEIGHT]);
  page.drawText(beta.specimen, {
    x: 128,
    y: 118,
    size: 124,
    font: bold,
    color: WATERMARK,
    rotate: degrees(54),
  });

  line(page, identity.productName, { y: 790 }, { size: 13, font: bold });
  line(page, exampleSpecimen.number, { right: RIGHT, y: 790 }, { size: 13, font: regular });
  rule(page, 776);

  line(page, certificat.titre, { y: 730 }, { size: 32, font: bold });
  line(
    page,
    "Certificat d'essai, fait dans le bac à sable : il n'a aucune vocation probatoire.",
    { y: 708 },
    { size: 10.5, font: regular, colour: RED },
  );
  const stamp = { width: bold.widthOfTextAtSize(beta.specimen, 17) + 24, height: 30 };
  page.drawRectangle({
    x: RIGHT - stamp.width,
    y: 727,
    ...stamp,
    borderColor: RED,
    borderWidth: 1.5,
  });
  line(page, beta.specimen, { right: RIGHT - 12, y: 736 }, { size: 17, font: bold, colour: RED });

  const picture = { x: LEFT, y: 461, width: 300, height: 225 };
  page.drawImage(await pdf.embedJpg(photo), picture);
  page.drawRectangle({ ...picture, borderColor: LINE, borderWidth: 0.75 });

  const column = picture.x + picture.width + 26;
  const beside: readonly (readonly [label: string, values: readonly string[]])[] = [
    [certificat.datePriseDeVue, timeLines(exampleSpecimen.capturedAt)],
    [certificat.dateCertifiee, timeLines(exampleSpecimen.certifiedAt)],
    [certificat.horodatageNonQualifie, []],
    [autorisations.messages.positionNonFournie, []],
    [certificat.origine, [`API (${exampleSpecimen.origin})`]],
  ];
  let y = picture.y + picture.height - 9;
  for (const [label, values] of beside) {
    line(page, label, { x: column, y }, { size: 9.5, font: bold, colour: values.length > 0 ? MUTED : INK });
    for (const value of values) {
      y -= 15;
      line(page, value, { x: column, y }, { size: 11, font: regular });
    }
    y -= 25;
  }

  const below: readonly (readonly [label: string, value: string])[] = [
    [certificat.empreinte, photoSha256],
    ['Manifeste (SHA-256)', manifestSha256],
    ["Jeton d'horodatage", `RFC 3161, numéro de série 0x${SERIAL_NUMBER.toString(16).toUpperCase()}`],
    ['Vérifier en ligne', `${identity.verification} (un numéro d'essai y est inconnu)`],
  ];
  y = 420;
  for (const [label, value] of below) {
    rule(page, y + 17);
    line(page, label, { y }, { size: 9.5, font: bold, colour: MUTED });
    line(page, value, { x: LEFT + 128, y }, { size: 9.5, font: regular });
    y -= 29;
  }

  const box = { x: LEFT, y: 182, width: RIGHT - LEFT, height: 116 };
  page.drawRectangle({ ...box, color: PAPER });
  const inside = box.x + 16;
  line(page, 'Trois pièces jointes, octet pour octet', { x: inside, y: 274 }, { size: 11, font: bold });
  const attached: readonly (readonly [file: string, what: string])[] = [
    ['photo.jpg', "l'original : son SHA-256 est photoSha256 du manifeste"],
    ['manifest.json', "le manifeste : son SHA-256 est l'empreinte que porte le jeton"],
    ['timestamp.tsr', "la réponse de l'autorité d'horodatage, signée par elle"],
  ];
  attached.forEach(([file, what], index) => {
    line(page, file, { x: inside, y: 254 - 16 * index }, { size: 10, font: bold });
    line(page, what, { x: inside + 90, y: 254 - 16 * index }, { size: 10, font: regular });
  });
  line(
    page,
    "Pour les extraire : le volet des pièces jointes d'un lecteur PDF d'ordinateur, ou pdfdetach -saveall.",
    { x: inside, y: 198 },
    { size: 9.5, font: regular },
  );

  rule(page, 62);
  line(page, 'Cachet électronique (PAdES)', { y: 44 }, { size: 9.5, font: regular, colour: MUTED });
  line(
    page,
    `${beta.specimen}, page 1 sur 1`,
    { right: RIGHT, y: 44 },
    { size: 9.5, font: bold, colour: RED },
  );
  return page;
}
