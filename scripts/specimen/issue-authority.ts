// tsx scripts/specimen/issue-authority.ts: was run once, for the certificates of authority/. The keys of the roots and of
// the intermediate are drawn at random and never written, so that nobody can issue anything under a root that is
// published. Run again, it makes another authority: `npm run specimen` then makes other files.
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { AUTHORITY_FOLDER, SEAL_KEY, TIMESTAMPING_KEY } from './authority';
import { seededKey } from './seededKey';
import { issue, pemOf } from './x509';

/** So long that the commands of the pages answer for decades as they do today. */
const period = { from: '2024-01-01T00:00:00Z', to: '2099-12-31T23:59:59Z' };
const thrownAway = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const forTimestamps = { ...period, isForTimestamps: true };
const root = issue({ ...forTimestamps, role: 'root', commonName: 'Racine SPECIMEN', key: thrownAway() });
const intermediate = issue({
  ...forTimestamps,
  role: 'intermediate',
  commonName: 'Intermediaire SPECIMEN',
  key: thrownAway(),
  issuer: root,
});
const timestamping = issue({
  ...forTimestamps,
  role: 'leaf',
  commonName: 'Horodatage SPECIMEN',
  key: seededKey(TIMESTAMPING_KEY),
  issuer: intermediate,
});

const forSeals = { ...period, isForTimestamps: false };
const sealRoot = issue({
  ...forSeals,
  role: 'root',
  commonName: 'Racine du cachet SPECIMEN',
  key: thrownAway(),
});
const seal = issue({
  ...forSeals,
  role: 'leaf',
  commonName: 'Cachet SPECIMEN',
  key: seededKey(SEAL_KEY),
  issuer: sealRoot,
});

const files = { root, intermediate, timestamping, 'seal-root': sealRoot, seal };
for (const [name, certificate] of Object.entries(files))
  writeFileSync(path.join(AUTHORITY_FOLDER, `${name}.pem`), pemOf(certificate));
