import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { identity } from '../../product/identity';
import { band, favicon, mark, qrCode, rosette } from './pictures';

/** A static folder of its own, so that nothing drawn is committed. Named in docusaurus.config.ts too. */
export const DRAWINGS_FOLDER = '.drawings';

const pictures: Readonly<Record<string, () => string>> = {
  'favicon.svg': favicon,
  'img/marque.svg': () => mark('light'),
  'img/marque-sombre.svg': () => mark('dark'),
  'img/guilloche-bande.svg': band,
  'img/guilloche-rosace.svg': rosette,
  'img/qr-android.svg': () => qrCode(identity.androidStore),
  'img/qr-apple.svg': () => qrCode(identity.appleStore),
};

/** Draws the site's pictures before the engine looks for static files. */
export default function drawings(): Plugin {
  for (const [name, draw] of Object.entries(pictures)) {
    const file = path.join(DRAWINGS_FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, draw());
  }
  return { name: 'drawings' };
}
