// Adds no content: it rewrites the built pages, so that they work under a strict Content-Security-Policy, and so that
// their first screen needs nothing but themselves.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import postcss from 'postcss';
import { firstScreenEnd, kindOf, withStyles } from './pages';
import { firstRules, possible } from './styleSheet';
import { tokensIn, wordsIn } from './tokens';

const STYLES = 'assets/css';
const SCRIPTS = 'assets/js';

async function filesIn(folder: string, end: string): Promise<{ file: string; text: string }[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(end)).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, text: await readFile(file, 'utf8') };
    }),
  );
}

const unionOf = (sets: readonly ReadonlySet<string>[]): Set<string> =>
  new Set(sets.flatMap((set) => [...set]));

/** The theme hides its icon sprite with an inline style, which such a policy forbids. */
export function withoutInlineStyle(html: string): string {
  return html.replace(/<svg style="display: ?none;?">/, '<svg display="none">');
}

/**
 * Any other rewrite of the built pages belongs in this plugin too: Docusaurus runs the `postBuild` hooks of all plugins
 * at the same time, and two of them would overwrite each other's files.
 */
export default function servedPages(): Plugin {
  return {
    name: 'served-pages',
    async postBuild({ outDir, siteConfig: { baseUrl } }) {
      const pages = (await filesIn(outDir, '.html')).map(({ file, text }) => ({
        file,
        html: withoutInlineStyle(text),
      }));
      const [sheet, ...others] = await filesIn(path.join(outDir, STYLES), '.css');
      if (!sheet || others.length > 0) throw new Error('One style sheet was expected.');

      const scripts = await filesIn(path.join(outDir, SCRIPTS), '.js');
      const words = unionOf(scripts.map(({ text }) => wordsIn(text)));
      const shown = unionOf(pages.map(({ html }) => tokensIn(html)));
      const css = possible(
        postcss.parse(sheet.text),
        (token) => shown.has(token) || !/^[.#]/.test(token) || words.has(token.slice(1)),
        (property) => words.has(property) || pages.some(({ html }) => html.includes(property)),
      );
      const text = css.toString();
      const name = `styles.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
      await rm(sheet.file);
      await writeFile(path.join(outDir, STYLES, name), text);

      const kinds = new Map<string, ReadonlySet<string>[]>();
      for (const { file, html } of pages) {
        const kind = kindOf(path.relative(outDir, file), html);
        kinds.set(kind, [...(kinds.get(kind) ?? []), tokensIn(html.slice(0, firstScreenEnd(html)))]);
      }
      const rules = new Map(
        [...kinds].map(([kind, sets]) => {
          const tokens = unionOf(sets);
          return [kind, firstRules(css, (token) => tokens.has(token))];
        }),
      );
      await Promise.all(
        pages.map(({ file, html }) => {
          const first = rules.get(kindOf(path.relative(outDir, file), html)) ?? '';
          return writeFile(file, withStyles(html, first, `${baseUrl}${STYLES}/${name}`));
        }),
      );
    },
  };
}
