// Writes the list of the whole guide, for readers who keep it offline: the size and the hash of each file.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../lib/filesOf';
import { OFFLINE_LIST, SIZE_MARK } from '../lib/offlineList';
import { isSamplesOfPage } from '../lib/sampleFiles';
import { frenchTypography } from '../lib/typography/frenchTypography';
import { frenchNumber } from '../product/format';
import { compressFiles } from './compress';
import { isCompressed, type Rules } from './rules';

const ASSET = /^assets\//;
/** Without those that no page of the site shows: share cards, and the icon of a shortcut. */
const PICTURE = /^(?!img\/partage|apple-touch-icon).*\.(?:svg|png|jpe?g|webp|ico)$/;
const MEGABYTE = 1_000_000;

const servedBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Rounded up to a tenth of a megabyte. */
const sizeText = (bytes: number): string =>
  frenchTypography(`${frenchNumber(Math.ceil(bytes / (MEGABYTE / 10)) / 10)} Mo`);

/** Must run on compressed files, whose size the pages show. Does nothing unless plugins/offline has written a list. */
export async function writeOfflineList(outDir: string, { baseUrl, pages }: Rules): Promise<void> {
  const list = path.join(outDir, OFFLINE_LIST);
  if (!existsSync(list)) return;
  const others: string[] = JSON.parse(readFileSync(list, 'utf8'));
  const files = filesOf(outDir).filter((file) => !isCompressed(file));
  const isPart = (file: string): boolean =>
    !ASSET.test(file) && (PICTURE.test(file) || isSamplesOfPage(file) || others.includes(file));
  // Assets come first: whoever has a page then has what it needs.
  const parts = [...files.filter((file) => ASSET.test(file)), ...files.filter(isPart)];
  const guide = [
    ...parts.map((file) => ({ address: encodeURI(baseUrl + file), file: path.join(outDir, file) })),
    ...pages.map(({ route, file }) => ({
      ...{ address: encodeURI(route), file: path.join(outDir, file.slice(baseUrl.length)) },
    })),
  ];
  const size = sizeText(guide.reduce((sum, { file }) => sum + servedBytes(file), 0));
  const showingSize = files.filter((file) => {
    const text = /\.(?:html|txt)$/.test(file) ? readFileSync(path.join(outDir, file), 'utf8') : '';
    if (text.includes(SIZE_MARK)) writeFileSync(path.join(outDir, file), text.replaceAll(SIZE_MARK, size));
    return text.includes(SIZE_MARK);
  });
  await compressFiles(outDir, showingSize);
  const lines = guide.map(({ address, file }) => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
    return JSON.stringify([address, servedBytes(file), hash]);
  });
  writeFileSync(list, `[${lines.join(',\n')}]\n`);
  await compressFiles(outDir, [OFFLINE_LIST]);
}
