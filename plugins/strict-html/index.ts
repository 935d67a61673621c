// Adds no content: it rewrites the built pages so that they work under a strict Content-Security-Policy.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The theme hides its icon sprite with an inline style, which such a policy forbids. */
export function withoutInlineStyle(html: string): string {
  return html.replace(/<svg style="display: ?none;?">/, '<svg display="none">');
}

/**
 * Any other rewrite of the built pages belongs in this plugin too: Docusaurus runs the `postBuild` hooks of all plugins
 * at the same time, and two of them would overwrite each other's files.
 */
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
