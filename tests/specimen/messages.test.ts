// Each message of OpenSSL that a page explains, provoked as the page says that it comes about, then mended as it says.
import { spawnSync } from 'node:child_process';
import type { X509Certificate } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

type Case = {
  readonly data?: string;
  readonly token?: string;
  readonly root?: string;
  readonly options?: string;
};

function verify({
  data = 'manifest.json',
  token = 'timestamp.tsr',
  root = 'racine.pem',
  options = '',
}: Case): string {
  const command = `openssl ts -verify -data ${data} -in ${token} -CAfile ${root} ${options} 2>&1`;
  return spawnSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' }).stdout;
}

const atTime = (seconds: string | undefined): string => `-attime ${seconds}`;
const IN_2009 = '1258041007';

/** How each message comes about; for those that can be mended, what then answers « Verification: OK ». */
const PROVOCATIONS: Readonly<Record<string, { readonly provoked: readonly Case[]; readonly mended?: Case }>> =
  {
    'Verification: OK': { provoked: [{}] },
    'message imprint mismatch': { provoked: [{ data: 'changed.json' }] },
    'certificate has expired': {
      provoked: [{ options: atTime(fact('specimen.afterExpiryInSeconds')) }],
      mended: { options: atTime(fact('specimen.timeInSeconds')) },
    },
    'certificate is not yet valid': {
      provoked: [{ options: atTime(IN_2009) }],
      mended: { options: atTime(fact('specimen.timeInSeconds')) },
    },
    'unable to get local issuer certificate': {
      provoked: [{ root: 'other-root.pem' }, { token: 'without-intermediate.tsr' }],
      mended: { token: 'without-intermediate.tsr', options: '-untrusted chaine.pem' },
    },
    'unable to get issuer certificate': { provoked: [{ root: 'chaine.pem' }], mended: {} },
    'self-signed certificate in certificate chain': {
      provoked: [{ token: 'with-root.tsr', root: 'other-root.pem' }],
      mended: { token: 'with-root.tsr' },
    },
    'signer certificate not found': {
      provoked: [{ token: 'without-certificate.tsr' }],
      mended: { token: 'without-certificate.tsr', options: '-untrusted whole-chain.pem' },
    },
    'no certificate or crl found': { provoked: [{ root: 'racine.cer' }] },
    'Warning: … is not a CA cert': { provoked: [{ options: '-untrusted whole-chain.pem' }] },
  };

/** « … » stands for what differs from one reader to the next. */
const patternOf = (message: string): RegExp => new RegExp(message.split('…').map(escapeRegExp).join('.*'));

it('the messages of the pages are those that are provoked here', () => {
  const shown = guides.flatMap(messagesOf);
  const known = Object.keys(PROVOCATIONS);
  const faults = [
    ...shown
      .filter((message) => !known.includes(message))
      .map(
        (message) =>
          `« ${message} » : rien ne le provoque. Ajoutez-le à PROVOCATIONS, dans tests/specimen/messages.test.ts.`,
      ),
    ...known
      .filter((message) => !shown.includes(message))
      .map(
        (message) =>
          `« ${message} » : aucune page ne l'explique. Remettez-le dans le tableau, ou ôtez-le de PROVOCATIONS.`,
      ),
  ];
  expect(faults).toEqual([]);
});

describe.each(Object.entries(PROVOCATIONS))('%s', (message, { provoked, mended }) => {
  it(`comes about${mended ? ', and is mended,' : ''} as the page says`, () => {
    for (const one of provoked) expect(verify(one)).toMatch(patternOf(message));
    if (mended) expect(verify(mended)).toContain('Verification: OK');
  });
});

it('a root in DER is converted as the page says', () => {
  const convert =
    'openssl x509 -inform DER -in racine.cer -out converted.pem && cmp converted.pem racine.pem';
  expect(spawnSync('bash', ['-c', convert], { cwd: folder }).status).toBe(0);
});

it('the certificate of the service alone serves with -partial_chain', () => {
  expect(verify({ root: 'service.pem', options: '-partial_chain' })).toContain('Verification: OK');
  expect(verify({ root: 'service.pem' })).toContain('Verification: FAILED');
});
