// Adds the pictures that the site draws by itself: logo, favicon, ornaments, QR codes of the application stores.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { identity } from '../../product/identity';
import { engravedBand, engravedRosette, favicon, logo, qrCode } from './pictures';

/** Not committed. docusaurus.config.ts lists it among the static folders. */
export const DRAWINGS_FOLDER = '.drawings';

const pictures: Readonly<Record<string, () => string>> = {
  'favicon.svg': favicon,
  'img/marque.svg': () => logo('light'),
  'img/marque-sombre.svg': () => logo('dark'),
  'img/guilloche-bande.svg': engravedBand,
  'img/guilloche-rosace.svg': engravedRosette,
  'img/qr-android.svg': () => qrCode(identity.androidStore),
  'img/qr-apple.svg': () => qrCode(identity.appleStore),
};

/** Writes the files at once, because they must exist before Docusaurus reads the static folders. */
export default function drawings({ siteDir }: LoadContext): Plugin {
  for (const [name, draw] of Object.entries(pictures)) {
    const file = path.join(siteDir, DRAWINGS_FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, draw());
  }
  return { name: 'drawings' };
}
