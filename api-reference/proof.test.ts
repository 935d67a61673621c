import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { siteApiReference } from '../api-reference.config';
import { contractsOf, sha256 } from './contract';
import type { Proof } from './proof';

const { contracts } = siteApiReference;
const { assertContractProven, assertSamplesProven } = siteApiReference.proof;
const sample = { language: 'php', code: 'echo 1;' } as const;
const proof: Proof = { contract: contracts.digest(), samples: { one: { php: sha256(sample.code) } } };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('in production', () => {
  it('a sample that was executed does not stop the build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => assertSamplesProven('one', [sample], proof)).not.toThrow();
  });

  it.each([
    ['changed by one character', 'one', { ...sample, code: 'echo 2;' }],
    ['in another language', 'one', { ...sample, language: 'python' }],
    ['under another name', 'two', sample],
  ] as const)('one %s stops the build and says what to do', (_, id, changed) => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => assertSamplesProven(id, [changed], proof)).toThrow(
      `L'exemple « ${id} » (${changed.language}) n'a pas été exécuté sous cette forme. Lancez « npm run prove »`,
    );
  });

  it('a contract that changed since stops the build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => assertContractProven(proof)).not.toThrow();
    expect(() => assertContractProven({ ...proof, contract: sha256('') })).toThrow(
      'a changé depuis que les exemples ont été exécutés',
    );
  });
});

it('the development server only warns of a sample that was not executed', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  assertSamplesProven('two', [sample], proof);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('npm run prove'));
});

describe('the hash of the contract that samples were executed against changes', () => {
  const digestWith = (values: Readonly<Record<string, string>>): string => {
    const root = mkdtempSync(path.join(tmpdir(), 'contract-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeFileSync(path.join(root, 'a.yaml'), 'limit: "{{limits.a.value}}"\naddress: "{{identity.a}}"\n');
    return contractsOf({
      root,
      contract: 'a.yaml',
      pages: '.',
      samples: { folder: '.', proof: 'a.json', quickStart: { address: '/', title: 'ici' } },
      published: { folder: '.', contract: 'a.yaml', collections: 'a' },
      facts: {
        fact: (name) => values[name],
        factNames: () => Object.keys(values),
        isSetByDeployment: (name) => name.startsWith('identity.'),
      },
    }).digest();
  };
  const before = { 'limits.a.value': '1', 'identity.a': 'https://a.example' };

  it('with a fact that the contract names', () => {
    expect(digestWith({ ...before, 'limits.a.value': '2' })).not.toBe(digestWith(before));
  });

  it('but not with an address that each deployment sets', () => {
    expect(digestWith({ ...before, 'identity.a': 'https://b.example' })).toBe(digestWith(before));
  });
});
