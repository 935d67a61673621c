// Writes each text file a second and a third time, compressed: no host has to do it again for each reader.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED, endOf, filesOf } from './rules';

/** A smaller file goes into one packet anyway. */
const SMALLEST = 1000;

/**
 * How hard Brotli tries. Its best takes thirty times as long as what is good for a tenth less: that is worth it for what all
 * pages share, and nearly so for what readers wait for: pages, articles and the search. Nobody waits for a large text.
 */
const QUALITY: Readonly<Record<string, number>> = { js: 11, css: 11, html: 10, json: 10, txt: 10 };
const GOOD = 7;
const LARGE = 500_000;

const qualityFor = (file: string, size: number): number => (size < LARGE && QUALITY[endOf(file)]) || GOOD;

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

export async function compressFiles(folder: string, names = filesOf(folder)): Promise<void> {
  const files = names.filter((file) => COMPRESSED.includes(endOf(file)));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file));
      if (text.length < SMALLEST) return;
      for (const [end, bytes] of Object.entries(await compressed(text, qualityFor(file, text.length))))
        if (bytes.length < text.length) await writeFile(path.join(folder, `${file}.${end}`), bytes);
    }),
  );
}
