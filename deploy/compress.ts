// Writes each text file a second and a third time, compressed: no host has to do it again for each reader.
import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { endOf, filesOf, isText } from './rules';

/** A smaller file goes into one packet anyway. */
const SMALLEST = 1000;

/**
 * How hard Brotli tries. Its best takes thirty times as long as what is good for a tenth less: that is worth it for what all
 * pages share, and nearly so for what readers wait for: the search, articles, and pages, of which the longest are read while
 * they come. On a site with hundreds of pages, a step less saves a minute for a twentieth. Nobody waits for a large text.
 */
const [GOOD, BETTER, STILL_BETTER, BEST] = [7, 9, 10, 11];
const LONG_PAGE = 200_000;
const LARGE_FILE = 500_000;
const LARGE_SITE = 30_000_000;

function qualityFor(file: string, size: number, sizeOfSite: number): number {
  if (size >= LARGE_FILE) return GOOD;
  const awaited = sizeOfSite < LARGE_SITE ? STILL_BETTER : BETTER;
  const ofKind: Readonly<Record<string, number>> = {
    ...{ js: BEST, css: BEST, json: STILL_BETTER, txt: awaited },
    html: size < LONG_PAGE ? awaited : BETTER,
  };
  return ofKind[endOf(file)] ?? GOOD;
}

async function compressFile(file: string, quality: number): Promise<void> {
  const text = await readFile(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: text.length };
  const forms = {
    br: promisify(brotliCompress)(text, { params }),
    gz: promisify(gzip)(text, { level: 9 }),
  };
  for (const [end, form] of Object.entries(forms)) {
    const bytes = await form;
    if (bytes.length < text.length) await writeFile(`${file}.${end}`, bytes);
  }
}

/** The longest first: begun last, it would be alone on its processor. */
const longestFirst = (files: readonly string[]) =>
  files
    .map((file) => ({ file, ...statSync(file) }))
    .filter(({ size }) => size >= SMALLEST)
    .toSorted((a, b) => b.size - a.size);

/** As many at a time as Node compresses, and the next ones. */
const AT_ONCE = 8;

export async function compressFiles(folder: string, names = filesOf(folder)): Promise<void> {
  const files = longestFirst(names.filter(isText).map((name) => path.join(folder, name)));
  const sizeOfSite = files.reduce((sum, { size }) => sum + size, 0);
  const rest = files.values();
  const compressRest = async (): Promise<void> => {
    for (const { file, size } of rest) await compressFile(file, qualityFor(file, size, sizeOfSite));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressRest));
}
