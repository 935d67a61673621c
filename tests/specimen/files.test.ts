// The specimen that is served: what the script makes, complete, and marked as what it is.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { labels } from '../../product/labels';
import { makeSpecimen, SERVED_FOLDER } from '../../scripts/specimen/files';
import { judge } from '../samples/contract';

const { attached, retouched, stale } = await makeSpecimen();

const folder = mkdtempSync(path.join(tmpdir(), 'specimen-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** In a home without the certificates of a browser, which pdfsig would trust. */
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, HOME: folder } });

it('is what the script makes, to the byte', () => {
  expect(
    stale.map(([file]) => file),
    'Lancez npm run specimen.',
  ).toEqual([]);
});

describe.each([
  ['certificat-specimen.pdf', attached.photo, 'Signature is Valid.'],
  // The altered twin: somebody without the key put another photograph in.
  ['certificat-specimen-modifie.pdf', retouched, 'Digest Mismatch.'],
])('%s', (name, photo, seal) => {
  const file = path.resolve(SERVED_FOLDER, name);

  it('says on each page that it is a specimen', () => {
    const pages = run('pdftotext', '-layout', file, '-').split('\f').slice(0, -1);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((page) => !page.includes(labels.beta.specimen))).toEqual([]);
  });

  it('has three attachments, byte for byte', () => {
    const files = {
      'manifest.json': attached.manifest,
      'photo.jpg': photo,
      'timestamp.tsr': attached.timestamp,
    };
    expect(run('pdfdetach', '-list', file).match(/(?<=: ).+$/gm)).toEqual(Object.keys(files));
    run('pdfdetach', '-saveall', file);
    for (const [one, content] of Object.entries(files))
      expect(readFileSync(path.join(folder, one)).equals(content), one).toBe(true);
  });

  it(`has a seal of the whole file, of which a reader says « ${seal} »`, () => {
    const told = run('pdfsig', file);
    expect(told).toContain('Total document signed');
    expect(told).toContain(`Signature Validation: ${seal}`);
  });
});

it('has an altered twin whose photograph is another', () => {
  expect(retouched.equals(attached.photo)).toBe(false);
});

it('has a manifest that fits the contract, in canonical form (RFC 8785)', () => {
  const text = attached.manifest.toString('utf8');
  const manifest = JSON.parse(text);
  expect(judge.faultsOf('/components/schemas/Manifest', manifest)).toEqual([]);
  const canonical = JSON.stringify(manifest, (_, value) =>
    value instanceof Object ? Object.fromEntries(Object.entries(value).toSorted()) : value,
  );
  expect(text).toBe(canonical);
});
