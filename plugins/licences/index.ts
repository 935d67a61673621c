// Adds /licences.txt: the licences of the packages whose code is in the scripts and style sheets of the site. Most of them
// ask that their text go with each copy, and the minifier leaves it out of the copies.
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { errorWithoutStack } from '../../lib/errorWithoutStack';

const NAME = 'licences';
const FILE = 'licences.txt';
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const TEXT = /^(licen[cs]e|copying)(\.(md|txt|mit))?$/i;

/** The folders of the packages of these files. */
export const packageFoldersOf = (files: Iterable<string>): string[] => [
  ...new Set([...files].flatMap((file) => PACKAGE.exec(file.replaceAll('\\', '/'))?.[0] ?? [])),
];

/** Some packages name their licence without its text. */
export function licenceOf(folder: string): { readonly title: string; readonly text: string } {
  const { name, version, license, repository } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder)
    .sort()
    .find((entry) => TEXT.test(entry));
  if (!file && !license)
    throw errorWithoutStack(
      `Le paquet « ${name} » est dans les scripts du site, et rien ne dit sous quelle licence. Demandez-la à ses auteurs, ou passez-vous de lui.`,
    );
  return {
    title: [name, version, license].filter(Boolean).join(' '),
    text: file
      ? readFileSync(path.join(folder, file), 'utf8').trim()
      : String(repository?.url ?? repository ?? '').replace(/^git\+/, ''),
  };
}

export default function licences(): Plugin {
  const files = new Set<string>();
  return {
    name: NAME,
    configureWebpack: ({ mode }, isServer) => {
      if (isServer || mode !== 'production') return {};
      return {
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.compilation.tap(NAME, (compilation) =>
                compilation.hooks.finishModules.tap(NAME, (modules) => {
                  for (const module of modules) if ('resource' in module) files.add(String(module.resource));
                }),
              );
            },
          },
        ],
      };
    },
    async postBuild({ outDir }) {
      const texts = packageFoldersOf(files)
        .map(licenceOf)
        .sort((a, b) => (a.title < b.title ? -1 : 1))
        .map(({ title, text }) => `${title}\n${'='.repeat(title.length)}\n\n${text}\n`);
      await writeFile(path.join(outDir, FILE), texts.join('\n\n'));
    },
  };
}
