// The specimen that readers download.
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
/** Without the home of the user: pdfsig would trust the certificates of its browser. */
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, HOME: folder } });

it('the files in static/ are those that npm run specimen makes, byte for byte', () => {
  expect(
    stale.map(([file]) => file),
    'Lancez npm run specimen.',
  ).toEqual([]);
});

describe.each([
  ['certificat-specimen.pdf', attached.photo, 'Signature is Valid.'],
  ['certificat-specimen-modifie.pdf', retouched, 'Digest Mismatch.'],
])('%s', (name, photo, seal) => {
  const file = path.resolve(SERVED_FOLDER, name);

  it('says « specimen » on each page', () => {
    const pages = run('pdftotext', '-layout', file, '-').split('\f').slice(0, -1);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((page) => !page.includes(labels.beta.specimen))).toEqual([]);
  });

  it('has the photograph, the manifest and the timestamp attached', () => {
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

  it(`has a seal of the whole file, of which pdfsig says « ${seal} »`, () => {
    const report = run('pdfsig', file);
    expect(report).toContain('Total document signed');
    expect(report).toContain(`Signature Validation: ${seal}`);
  });
});

it('the manifest follows the schema of the contract, in canonical form (RFC 8785)', () => {
  const text = attached.manifest.toString('utf8');
  const manifest = JSON.parse(text);
  expect(judge.faultsOf('/components/schemas/Manifest', manifest)).toEqual([]);
  const canonical = JSON.stringify(manifest, (_, value) =>
    value instanceof Object ? Object.fromEntries(Object.entries(value).toSorted()) : value,
  );
  expect(text).toBe(canonical);
});
