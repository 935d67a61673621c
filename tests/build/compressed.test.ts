// Hosts send compressed copies in the place of files: each must be of the file as it is published.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { endOf } from '../../deploy/rules';
import { filesOf } from '../../lib/filesOf';

const FORMS = { br: brotliDecompressSync, gz: gunzipSync };
const files = filesOf('build');
const read = (file: string): Buffer => readFileSync(path.join('build', file));

it.each(Object.entries(FORMS))('each .%s file is a copy of the file beside it', (form, decompress) => {
  const copies = files.filter((file) => endOf(file) === form);
  expect(copies.length).toBeGreaterThan(0);
  const others = copies.filter(
    (copy) => !decompress(read(copy)).equals(read(copy.slice(0, -form.length - 1))),
  );
  expect(others).toEqual([]);
});

it('each page, script and style sheet of more than 1500 bytes has both copies', () => {
  const large = files.filter(
    (file) => ['html', 'js', 'css'].includes(endOf(file)) && read(file).length > 1500,
  );
  expect(large.length).toBeGreaterThan(0);
  const without = large.filter((file) =>
    Object.keys(FORMS).some((form) => !existsSync(path.join('build', `${file}.${form}`))),
  );
  expect(without).toEqual([]);
});
