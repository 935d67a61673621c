// Publishes the pictures and files that articles show. Docusaurus leaves that to the scripts of the browser, in which there
// are no articles.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getHashDigest } from 'loader-utils';
import type { Addition } from '../../lib/builtPages';
import { elementsIn } from '../../lib/hast';
import { toldError } from '../../lib/toldError';

/** `assets/images/plan-8fba9107660ecf99f91a008fab2055c1.png`, as Docusaurus names them: what it holds is in the name. */
const FILE = /\bassets\/(?:images|files)\/([^\s"'<>?#]+)-([0-9a-f]{32})(\.\w+)/g;

/** Of the project, those that hold no source. */
const LEFT_OUT = ['node_modules', '.git', '.docusaurus', '.fixture'];

async function filesOfProject(siteDir: string, outDir: string): Promise<string[]> {
  const left = [...LEFT_OUT.map((name) => path.join(siteDir, name)), outDir];
  const tops = (await readdir(siteDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !left.includes(path.join(siteDir, entry.name)))
    .map(({ name }) => path.join(siteDir, name));
  const files = await Promise.all(
    tops.map(async (top) =>
      (await readdir(top, { recursive: true, encoding: 'utf8' })).map((file) => path.join(top, file)),
    ),
  );
  return files.flat();
}

type Shown = {
  readonly page: string;
  readonly address: string;
  readonly name: string;
  readonly hash: string;
};

export function publishFiles(): Addition {
  const shown: Shown[] = [];
  return {
    toPage({ file: page, tree }) {
      const texts = elementsIn(tree, () => true).flatMap(({ properties }) => Object.values(properties));
      for (const [address, name = '', hash = '', end] of texts.join('\n').matchAll(FILE))
        shown.push({ page, address: decodeURI(address), name: `${decodeURI(name)}${end}`, hash });
    },
    async atEnd({ siteDir, outDir }) {
      const missing = shown.filter(({ address }) => !existsSync(path.join(outDir, address)));
      const sources = missing.length > 0 ? await filesOfProject(siteDir, outDir) : [];
      for (const { page, address, name, hash } of missing) {
        const named = sources.filter((file) => path.basename(file) === name);
        const hashes = await Promise.all(named.map(async (file) => getHashDigest(await readFile(file))));
        const source = named[hashes.indexOf(hash)];
        if (!source)
          throw toldError(
            `${page} montre le fichier ${name}, qui a changé pendant la construction. Relancez-la.`,
          );
        await mkdir(path.dirname(path.join(outDir, address)), { recursive: true });
        await copyFile(source, path.join(outDir, address));
      }
    },
  };
}
