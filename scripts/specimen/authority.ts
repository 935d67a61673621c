// The throwaway authority of the specimen: who timestamps, who seals, and who vouches for them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seededKey } from './seededKey';
import { readCertificate, type Signer } from './x509';

export const AUTHORITY_FOLDER = path.join(__dirname, 'authority');
export const TIMESTAMPING_KEY = 'specimen/timestamping';
export const SEAL_KEY = 'specimen/seal';

const read = (name: string) =>
  readCertificate(readFileSync(path.join(AUTHORITY_FOLDER, `${name}.pem`), 'utf8'));

export type Authority = ReturnType<typeof readAuthority>;

export function readAuthority() {
  const timestamping: Signer = { ...read('timestamping'), key: seededKey(TIMESTAMPING_KEY) };
  const seal: Signer = { ...read('seal'), key: seededKey(SEAL_KEY) };
  return {
    root: read('root'),
    intermediate: read('intermediate'),
    timestamping,
    sealRoot: read('seal-root'),
    seal,
  };
}
