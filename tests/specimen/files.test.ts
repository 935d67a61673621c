// The specimen that is served: what the script makes, complete, and marked as what it is.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labels } from '../../product/labels';
import { makeSpecimen, type Specimen } from '../../scripts/specimen/files';
import { canonical } from '../../scripts/specimen/manifest';
import { SERVED_FOLDER, staleFiles } from '../../scripts/specimen/output';
import { judge } from '../samples/contract';

const folder = mkdtempSync(path.join(tmpdir(), 'specimen-'));
const served = (name: string): string => path.resolve(SERVED_FOLDER, name);
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8' });

let specimen: Specimen;
beforeAll(async () => {
  specimen = await makeSpecimen();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is what the script makes, to the byte', () => {
  expect(staleFiles(specimen), 'Lancez npm run specimen.').toEqual([]);
});

describe.each(['certificat-specimen.pdf', 'certificat-specimen-modifie.pdf'])('%s', (name) => {
  it('says on each page that it is a specimen', () => {
    const pages = run('pdftotext', '-layout', served(name), '-').split('\f').slice(0, -1);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((page) => !page.includes(labels.beta.specimen))).toEqual([]);
  });
});

it('has the three attachments, byte for byte', () => {
  const list = run('pdfdetach', '-list', served('certificat-specimen.pdf'));
  expect(list.match(/(?<=: ).+$/gm)).toEqual(['manifest.json', 'photo.jpg', 'timestamp.tsr']);
  run('pdfdetach', '-saveall', served('certificat-specimen.pdf'));
  const attached = (file: string): Buffer => readFileSync(path.join(folder, file));
  const { photo, manifest, timestamp } = specimen.genuine;
  expect(attached('photo.jpg').equals(photo)).toBe(true);
  expect(attached('manifest.json').equals(manifest)).toBe(true);
  expect(attached('timestamp.tsr').equals(timestamp)).toBe(true);
});

it('has an altered twin, of which only the photograph is another', () => {
  run('pdfdetach', '-saveall', '-o', folder, served('certificat-specimen-modifie.pdf'));
  const attached = (file: string): Buffer => readFileSync(path.join(folder, file));
  const { photo, manifest, timestamp } = specimen.genuine;
  expect(attached('photo.jpg').equals(specimen.retouched)).toBe(true);
  expect(specimen.retouched.equals(photo)).toBe(false);
  expect(attached('manifest.json').equals(manifest)).toBe(true);
  expect(attached('timestamp.tsr').equals(timestamp)).toBe(true);
});

it('has a manifest that fits the contract, in canonical form (RFC 8785)', () => {
  const text = specimen.genuine.manifest.toString('utf8');
  const manifest = JSON.parse(text);
  expect(judge.faultsOf('/components/schemas/Manifest', manifest)).toEqual([]);
  expect(text).toBe(canonical(manifest));
  expect(Object.keys(manifest)).toEqual(Object.keys(manifest).toSorted());
});
