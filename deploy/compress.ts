// Compresses each text file beforehand, so that hosts need not do it for each request.
import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from '../lib/filesOf';
import { endOf, isText } from './rules';

/** Smaller files fit in one packet. */
const SMALLEST = 1000;

const LONG_PAGE = 210_000;
const LARGE_FILE = 500_000;
const LARGE_SITE = 30_000_000;

/**
 * The quality of Brotli. 11 takes thirty times as long as 7 and gives a tenth less: for what all pages share. On a large
 * site, 9 instead of 10 saves a minute and gives a twentieth more. Browsers show a long page while it arrives.
 */
function qualityFor(file: string, size: number, sizeOfSite: number): number {
  if (size >= LARGE_FILE) return 7;
  const page = sizeOfSite < LARGE_SITE ? 10 : 9;
  const html = size < LONG_PAGE ? page : 9;
  const byEnd: Readonly<Record<string, number>> = { js: 11, css: 11, json: 10, txt: page, html };
  return byEnd[endOf(file)] ?? 7;
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

/** Node compresses four at a time; the others are being read. */
const AT_ONCE = 8;

export async function compressFiles(folder: string, names = filesOf(folder)): Promise<void> {
  const files = names
    .filter(isText)
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, size: statSync(file).size }))
    .filter(({ size }) => size >= SMALLEST)
    // The longest first: at the end it would keep one processor busy alone.
    .toSorted((a, b) => b.size - a.size);
  const sizeOfSite = files.reduce((sum, { size }) => sum + size, 0);
  const rest = files.values();
  const compressRest = async (): Promise<void> => {
    for (const { file, size } of rest) await compressFile(file, qualityFor(file, size, sizeOfSite));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressRest));
}
