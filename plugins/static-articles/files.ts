// Publishes the pictures and files that articles show: Docusaurus publishes those that the scripts of the browser import, which
// contain no articles.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getHashDigest } from 'loader-utils';
import type { HtmlTransform } from '../../lib/builtPages';
import { errorWithoutStack } from '../../lib/errorWithoutStack';
import { elementsIn } from '../../lib/hast';

/** `assets/images/plan-8fba9107660ecf99f91a008fab2055c1.png`: Docusaurus adds the hash of the content to the name. */
const FILE = /\bassets\/(?:images|files)\/([^\s"'<>?#]+)-([0-9a-f]{32})(\.\w+)/g;

const GENERATED = ['node_modules', '.git', '.docusaurus', '.fixture'];

async function sourceFiles(siteDir: string, outDir: string): Promise<string[]> {
  const excluded = [...GENERATED.map((name) => path.join(siteDir, name)), outDir];
  const folders = (await readdir(siteDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(siteDir, name))
    .filter((folder) => !excluded.includes(folder));
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((file) => path.join(folder, file)),
    ),
  );
  return files.flat();
}

type ShownFile = {
  readonly page: string;
  readonly address: string;
  readonly name: string;
  readonly hash: string;
};

export function publishArticleFiles(): HtmlTransform {
  const shown: ShownFile[] = [];
  return {
    transformPage({ file: page, tree }) {
      const texts = elementsIn(tree, () => true).flatMap(({ properties }) => Object.values(properties));
      for (const [address, name = '', hash = '', extension] of texts.join('\n').matchAll(FILE))
        shown.push({ page, address: decodeURI(address), name: `${decodeURI(name)}${extension}`, hash });
    },
    async afterAllPages({ siteDir, outDir }) {
      const missing = shown.filter(({ address }) => !existsSync(path.join(outDir, address)));
      const sources = missing.length > 0 ? await sourceFiles(siteDir, outDir) : [];
      for (const { page, address, name, hash } of missing) {
        const candidates = sources.filter((file) => path.basename(file) === name);
        const hashes = await Promise.all(candidates.map(async (file) => getHashDigest(await readFile(file))));
        const source = candidates[hashes.indexOf(hash)];
        if (!source)
          throw errorWithoutStack(
            `${page} montre le fichier ${name}, qui a changé pendant la construction. Relancez-la.`,
          );
        await mkdir(path.dirname(path.join(outDir, address)), { recursive: true });
        await copyFile(source, path.join(outDir, address));
      }
    },
  };
}
