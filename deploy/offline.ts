// The list of the whole guide, for readers who want to keep it: each file with what the network carries of it and its hash,
// which says whether it has changed. It is there where plugins/offline has asked for it.
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
/** What readers see; those of other sites show the pictures of `img/partage`, and phones the icon of a shortcut. */
const PICTURE = /^(?!img\/partage|apple-touch-icon).*\.(?:svg|png|jpe?g|webp|ico)$/;
const MEGABYTE = 1_000_000;

const servedBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Never less than it is, nor nothing. */
const sizeText = (bytes: number): string =>
  frenchTypography(`${frenchNumber(Math.ceil(bytes / (MEGABYTE / 10)) / 10)} Mo`);

/** After the files are compressed: the size that the pages say is theirs. */
export async function writeOfflineList(outDir: string, { baseUrl, pages }: Rules): Promise<void> {
  const list = path.join(outDir, OFFLINE_LIST);
  if (!existsSync(list)) return;
  const others: string[] = JSON.parse(readFileSync(list, 'utf8'));
  const files = filesOf(outDir).filter((file) => !isCompressed(file));
  const isPart = (file: string): boolean =>
    !ASSET.test(file) && (PICTURE.test(file) || isSamplesOfPage(file) || others.includes(file));
  // Assets come first: whoever has a page has what it names.
  const parts = [...files.filter((file) => ASSET.test(file)), ...files.filter(isPart)];
  const guide = [
    ...parts.map((file) => ({ address: encodeURI(baseUrl + file), file: path.join(outDir, file) })),
    ...pages.map(({ route, file }) => ({
      ...{ address: encodeURI(route), file: path.join(outDir, file.slice(baseUrl.length)) },
    })),
  ];
  const size = sizeText(guide.reduce((sum, { file }) => sum + servedBytes(file), 0));
  const telling = files.filter((file) => {
    const text = /\.(?:html|txt)$/.test(file) ? readFileSync(path.join(outDir, file), 'utf8') : '';
    if (text.includes(SIZE_MARK)) writeFileSync(path.join(outDir, file), text.replaceAll(SIZE_MARK, size));
    return text.includes(SIZE_MARK);
  });
  await compressFiles(outDir, telling);
  const lines = guide.map(({ address, file }) => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
    return JSON.stringify([address, servedBytes(file), hash]);
  });
  writeFileSync(list, `[${lines.join(',\n')}]\n`);
  await compressFiles(outDir, [OFFLINE_LIST]);
}
