import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LEDGER, NEXT_LEDGER } from '../../lib/addresses';
import { keepAddresses } from './keepAddresses';

/** A project after its build into `folder`, which found `next`; what the ledger is then. */
function after({ ledger, next, folder = 'build' }: { ledger?: string; next?: string; folder?: string }) {
  const project = mkdtempSync(path.join(tmpdir(), 'adresses-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const site = path.join(project, folder);
  const write = (file: string, text: string | undefined): void => {
    mkdirSync(path.dirname(file), { recursive: true });
    if (text !== undefined) writeFileSync(file, text);
  };
  write(path.join(project, LEDGER), ledger);
  write(path.join(`${site}-deploy`, NEXT_LEDGER), next);
  const count = keepAddresses(site, project);
  return { count, text: ledger === undefined ? undefined : readFileSync(path.join(project, LEDGER), 'utf8') };
}

it('a build adds what is new to the ledger', () => {
  expect(after({ ledger: '/a\n', next: '/a\n/b\n' })).toEqual({ count: 1, text: '/a\n/b\n' });
  expect(after({ ledger: '', next: '/a\n/b\n' })).toEqual({ count: 2, text: '/a\n/b\n' });
  expect(after({ ledger: '/b\n/a\n/b\n', next: '/a\n/b\n' })).toEqual({ count: 0, text: '/a\n/b\n' });
});

it('and leaves it as it is where nothing is new', () => {
  expect(after({ ledger: '/b\r\n/a' })).toEqual({ count: 0, text: '/b\r\n/a' });
});

it('a build into a folder that is not of the project, or of another site, adds nothing', () => {
  expect(after({ ledger: '/a\n', next: '/a\n/b\n', folder: '.essai/build' }).text).toBe('/a\n');
  expect(after({ ledger: '/a\n', next: '/b\n/c\n' })).toEqual({ count: 0, text: '/a\n' });
});

it('a project without a ledger gets none', () => {
  expect(after({ next: '/a\n' }).count).toBe(0);
});
