// Draws the raster pictures that browsers and social networks still ask for, from the same SVG as the rest.
// They are committed: run `npm run draw` after a change of the logo, of the product's name or of the home page.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { logo } from '../plugins/drawings/pictures';
import { identity } from '../product/identity';
import { findChromium } from './chromium';

const dataUri = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

async function draw(
  page: Page,
  html: string,
  width: number,
  height: number,
  transparent = false,
): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<body style="margin:0">${html}</body>`);
  return page.screenshot({ omitBackground: transparent });
}

/** An .ico file that holds one PNG picture (the format's header, then the picture as it is). */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const cardStyle =
  "display:grid;place-content:center;justify-items:center;width:1200px;height:630px;position:relative;overflow:hidden;background:#faf6ec;color:#211d18;font-family:Charter,'Noto Serif',serif";

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const seal = dataUri(logo('light'));

  const icon = await draw(page, `<img src="${seal}" width="32" height="32">`, 32, 32, true);
  writeFileSync('static/favicon.ico', ico(icon, 32));

  const touch = await draw(
    page,
    `<div style="background:#faf6ec;padding:20px"><img src="${seal}" width="140" height="140"></div>`,
    180,
    180,
  );
  writeFileSync('static/apple-touch-icon.png', touch);

  const card = await draw(
    page,
    `<div style="${cardStyle}">
<i style="position:absolute;inset:0;border:22px solid #f2ecde;outline:1px solid #877b66;outline-offset:-30px"></i>
      <img src="${seal}" width="132"><b style="font-size:58px;margin-top:36px">${identity.siteTitle}</b>
      <span style="font-size:26px;color:#544c41">${identity.tagline}</span>
    </div>`,
    1200,
    630,
  );
  writeFileSync('static/img/partage.png', card);
  await browser.close();

  for (const file of ['static/favicon.ico', 'static/apple-touch-icon.png', 'static/img/partage.png']) {
    console.log(`${file}: ${readFileSync(file).length} octets`);
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
