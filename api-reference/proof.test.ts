import { afterEach, describe, expect, it, vi } from 'vitest';
import { operationsOf } from '../lib/openapi';
import { loadContract } from './loadContract';
import {
  assertContractProven,
  assertSamplesProven,
  contractDigest,
  fileSampleId,
  type Proof,
  sha256,
} from './proof';
import { fileSampleNames, fileSamples, samplesOf } from './samples';

const { document } = loadContract();
const sample = { language: 'php', code: 'echo 1;' } as const;
const proof: Proof = { contract: contractDigest(), samples: { one: { php: sha256(sample.code) } } };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('in production', () => {
  it('a sample that was executed passes', () => {
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
      'openapi.yaml a changé depuis',
    );
  });
});

it('a writer is only warned', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  assertSamplesProven('two', [sample], proof);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('npm run prove'));
});

it('the file of the project proves every sample of the contract and of product/samples', () => {
  vi.stubEnv('NODE_ENV', 'production');
  for (const { id, pointer } of operationsOf(document)) {
    if (pointer.startsWith('/paths/')) assertSamplesProven(id, samplesOf(document, id));
  }
  for (const { name, parts } of fileSampleNames()) {
    assertSamplesProven(fileSampleId(name), fileSamples(name));
    for (let part = 1; part <= parts; part += 1)
      assertSamplesProven(fileSampleId(name, part), fileSamples(name, part));
  }
  assertContractProven();
});
