// The certificates of the specimen's made-up authority, and two of their keys (issued by authority/issue.sh).
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Signer = { readonly certificate: X509Certificate; readonly key: KeyObject };

const read = (file: string): Buffer => readFileSync(path.join(__dirname, 'authority', file));
const certificate = (name: string): X509Certificate => new X509Certificate(read(`${name}.pem`));
const signer = (name: string): Signer => ({
  certificate: certificate(name),
  key: createPrivateKey(read(`${name}-key.pem`)),
});

export const authority = {
  root: certificate('root'),
  intermediate: certificate('intermediate'),
  timestamping: signer('timestamping'),
  sealRoot: certificate('seal-root'),
  seal: signer('seal'),
};
