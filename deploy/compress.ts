// Writes each text file a second and a third time, compressed: no host has to do it again for each reader.
import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED, endOf, filesOf } from './rules';

/** A smaller file goes into one packet anyway. */
const SMALLEST = 1000;

/**
 * How hard Brotli tries. Its best takes thirty times as long as what is good for a tenth less: that is worth it for what all
 * pages share, and nearly so for what readers wait for: pages, articles and the search. On a site with hundreds of pages, a
 * step less saves a minute for a twentieth. Nobody waits for a large text.
 */
const SHARED: Readonly<Record<string, number>> = { js: 11, css: 11 };
const AWAITED = ['html', 'json', 'txt'];
const [GOOD, BETTER, STILL_BETTER] = [7, 9, 10];
const LARGE_FILE = 500_000;
const LARGE_SITE = 30_000_000;

const qualityFor = (file: string, size: number, sizeOfSite: number): number => {
  if (size >= LARGE_FILE) return GOOD;
  const awaited = sizeOfSite < LARGE_SITE ? STILL_BETTER : BETTER;
  return SHARED[endOf(file)] ?? (AWAITED.includes(endOf(file)) ? awaited : GOOD);
};

async function compressed(text: Buffer, quality: number): Promise<Readonly<Record<string, Buffer>>> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  return { br, gz };
}

/** Of the files that are read at a time: as many as Node compresses, and the next ones. */
const AT_ONCE = 8;

export async function compressFiles(folder: string, names = filesOf(folder)): Promise<void> {
  const files = names
    .filter((file) => COMPRESSED.includes(endOf(file)))
    .map((file) => ({ file, size: statSync(path.join(folder, file)).size }));
  const sizeOfSite = files.reduce((sum, { size }) => sum + size, 0);
  // The longest first: begun last, it would be alone on its processor.
  const rest = files
    .filter(({ size }) => size >= SMALLEST)
    .toSorted((a, b) => b.size - a.size)
    .values();
  const compressRest = async (): Promise<void> => {
    for (const { file, size } of rest) {
      const text = await readFile(path.join(folder, file));
      const quality = qualityFor(file, size, sizeOfSite);
      for (const [end, bytes] of Object.entries(await compressed(text, quality)))
        if (bytes.length < size) await writeFile(path.join(folder, `${file}.${end}`), bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressRest));
}
