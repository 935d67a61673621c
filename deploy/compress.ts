// Writes each text file a second and a third time, compressed: no host has to do it again for each reader.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED, endOf, filesOf } from './rules';

/** A smaller file goes into one packet anyway. */
const SMALLEST = 1000;

/** Brotli at its best takes thirty times as long for a tenth less: it is worth it for what all pages share. */
const BEST = 11;
const GOOD = 7;

async function compressed(text: Buffer, isShared: boolean): Promise<Readonly<Record<string, Buffer>>> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isShared ? BEST : GOOD,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  return { br, gz };
}

export async function compressFiles(folder: string): Promise<void> {
  const files = filesOf(folder).filter((file) => COMPRESSED.includes(endOf(file)));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file));
      if (text.length < SMALLEST) return;
      for (const [end, bytes] of Object.entries(await compressed(text, ['css', 'js'].includes(endOf(file)))))
        if (bytes.length < text.length) await writeFile(path.join(folder, `${file}.${end}`), bytes);
    }),
  );
}
