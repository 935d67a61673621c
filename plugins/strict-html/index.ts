import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The theme's icon sprite is hidden by an inline style, which a strict Content-Security-Policy forbids. */
export function withoutInlineStyle(html: string): string {
  return html.replace(/<svg style="display: ?none;?">/, '<svg display="none">');
}

/** Every rewrite of the built pages goes here: the engine runs all `postBuild` hooks at once. */
export default function strictHtml(): Plugin {
  return {
    name: 'strict-html',
    async postBuild({ outDir }) {
      const files = await readdir(outDir, { recursive: true });
      const pages = files.filter((file) => file.endsWith('.html')).map((file) => path.join(outDir, file));
      await Promise.all(
        pages.map(async (page) => writeFile(page, withoutInlineStyle(await readFile(page, 'utf8')))),
      );
    },
  };
}
