// Each message of OpenSSL that a page explains appears for the cause that the page gives, and goes with its remedy.
import { spawnSync } from 'node:child_process';
import type { X509Certificate } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { escapeRegExp } from '../../lib/escapeRegExp';
import { exampleSpecimen } from '../../product/examples';
import { fact } from '../../product/facts';
import { authority } from '../../scripts/specimen/authority';
import { makeSpecimen, SERVED_FOLDER } from '../../scripts/specimen/files';
import { timestampOf } from '../../scripts/specimen/timestamp';
import { guides, messagesOf } from './guides';

const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const { manifest, timestamp } = (await makeSpecimen()).attached;
  const { root, intermediate, sealRoot } = authority;
  const service = authority.timestamping.certificate;
  const tokenWith = (...joined: X509Certificate[]): Buffer =>
    timestampOf(manifest, exampleSpecimen.certifiedAt, joined);
  cpSync(SERVED_FOLDER, folder, { recursive: true });
  const files = {
    'manifest.json': manifest,
    'changed.json': Buffer.concat([manifest, Buffer.from('\n')]),
    'timestamp.tsr': timestamp,
    'without-intermediate.tsr': tokenWith(service),
    'with-root.tsr': tokenWith(service, intermediate, root),
    'without-certificate.tsr': tokenWith(),
    'other-root.pem': sealRoot.toString(),
    'whole-chain.pem': `${service}${intermediate}`,
    'service.pem': service.toString(),
    'racine.cer': root.raw,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
});

type Case = { data?: string; token?: string; root?: string; options?: string };

function verify({
  data = 'manifest.json',
  token = 'timestamp.tsr',
  root = 'racine.pem',
  options = '',
}: Case) {
  const command = `openssl ts -verify -data ${data} -in ${token} -CAfile ${root} ${options} 2>&1`;
  return spawnSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' }).stdout;
}

const atTime = (seconds: string | undefined) => ({ options: `-attime ${seconds}` });
const AT_TIMESTAMP = atTime(fact('specimen.timeInSeconds'));
const IN_2009 = atTime('1258041007');

/** What causes each message, and, if there is a remedy, what then answers « Verification: OK ». */
const CASES: Readonly<Record<string, { readonly causes: readonly Case[]; readonly remedy?: Case }>> = {
  'Verification: OK': { causes: [{}] },
  'message imprint mismatch': { causes: [{ data: 'changed.json' }] },
  'certificate has expired': {
    causes: [atTime(fact('specimen.afterExpiryInSeconds'))],
    remedy: AT_TIMESTAMP,
  },
  'certificate is not yet valid': { causes: [IN_2009], remedy: AT_TIMESTAMP },
  'unable to get local issuer certificate': {
    causes: [{ root: 'other-root.pem' }, { token: 'without-intermediate.tsr' }],
    remedy: { token: 'without-intermediate.tsr', options: '-untrusted chaine.pem' },
  },
  'unable to get issuer certificate': { causes: [{ root: 'chaine.pem' }], remedy: {} },
  'self-signed certificate in certificate chain': {
    causes: [{ token: 'with-root.tsr', root: 'other-root.pem' }],
    remedy: { token: 'with-root.tsr' },
  },
  'signer certificate not found': {
    causes: [{ token: 'without-certificate.tsr' }],
    remedy: { token: 'without-certificate.tsr', options: '-untrusted whole-chain.pem' },
  },
  'no certificate or crl found': { causes: [{ root: 'racine.cer' }] },
  'Warning: … is not a CA cert': { causes: [{ options: '-untrusted whole-chain.pem' }] },
};

/** « … » stands for what differs between readers. */
const patternOf = (message: string): RegExp => new RegExp(message.split('…').map(escapeRegExp).join('.*'));

it('the pages explain the messages that are tested here, and no others', () => {
  expect(
    guides.flatMap(messagesOf).sort(),
    'Corrigez le tableau de la page, ou CASES dans tests/specimen/messages.test.ts.',
  ).toEqual(Object.keys(CASES).sort());
});

it.each(Object.entries(CASES))(
  '« %s » has the causes and the remedy of the page',
  (message, { causes, remedy }) => {
    for (const cause of causes) expect(verify(cause)).toMatch(patternOf(message));
    if (remedy) expect(verify(remedy)).toContain('Verification: OK');
  },
);

it('a root in DER is converted as the page says', () => {
  const convert =
    'openssl x509 -inform DER -in racine.cer -out converted.pem && cmp converted.pem racine.pem';
  expect(spawnSync('bash', ['-c', convert], { cwd: folder }).status).toBe(0);
});

it('the certificate of the service is enough with -partial_chain', () => {
  expect(verify({ root: 'service.pem', options: '-partial_chain' })).toContain('Verification: OK');
  expect(verify({ root: 'service.pem' })).toContain('Verification: FAILED');
});
