// Markdown in; out, the module that a page becomes.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { REPLACED, REPLACED_AT_TIMES } from './elementAsString';
import rehypeStaticArticle from './rehypeStaticArticle';

async function moduleOf(markdown: string, cwd = process.cwd()): Promise<string> {
  const page = { value: markdown, path: path.join(cwd, 'docs/api/page.mdx'), cwd };
  const plugins = { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeStaticArticle] };
  return String(await compile(page, { ...plugins, jsx: true }));
}

it('the article is rendered only where the bundler says so, by the components of the page', async () => {
  const code = await moduleOf('## Titre\n\nTexte.\n\n<Own>Dedans.</Own>');
  expect(code).toMatch(
    /<StaticArticle page={staticArticlePage\.permalink}>{RENDERS_ARTICLES && <>.*<_components\.h2>/,
  );
  expect(code).toMatch(/<Own>{"Dedans\."}<\/Own>.*<\/>}<\/StaticArticle>/);
});

it('the page waits for it, under its own address', async () => {
  const code = await moduleOf('Texte.');
  expect(code).toContain('await loadArticle(staticArticlePage.permalink);');
  expect(code).toContain(
    'import staticArticlePage from "@generated/static-articles/default/docs/api/page.mdx.json";',
  );
});

it('what the page imports and exports stays outside', async () => {
  const code = await moduleOf("import own from './own';\n\nexport const title = own;\n\nTexte.");
  expect(code).toMatch(/^import own from '\.\/own';$/m);
  expect(code).toMatch(/^export const title = own;$/m);
  expect(code.indexOf('export const title')).toBeLessThan(code.indexOf('<StaticArticle'));
});

it('each title has a section, which the titles below it share', async () => {
  const code = await moduleOf('Un.\n\n### Deux\n\n## Trois\n\n### Quatre\n\n### Cinq\n\n## Six');
  const shown = code.slice(code.indexOf('<StaticArticle')).replaceAll('_components.', '');
  const titles = shown
    .match(/<\/?section|(?<=>\{")\p{Lu}\p{L}+/gu)
    ?.join(' ')
    .replaceAll('<section', '(');
  expect(titles?.replaceAll('</section', ')')).toBe('Un ( Deux ) ( Trois ( Quatre ) ( Cinq ) ) ( Six )');
});

it('a page without an article stays as it is', async () => {
  expect(await moduleOf("export const title = 'Vide';")).not.toContain('StaticArticle');
});

describe('what the theme leaves as it is', () => {
  const TABLE = '| a | b |\n|---|---|\n| **c** & | `d` |';

  it('is one string, without the spaces that nobody sees', async () => {
    expect(await moduleOf(TABLE)).toContain(
      '__html: "<thead><tr><th>a</th><th>b</th></tr></thead>' +
        '<tbody><tr><td><strong>c</strong> &amp;</td><td><code>d</code></td></tr></tbody>"',
    );
  });

  it('is told from what it replaces, and from what holds that', async () => {
    const code = await moduleOf('Voir *ceci* et [**cela**](/a).\n\n- *un*\n- [deux](/b)');
    expect(code).toContain('<_components.a href="/a">');
    expect(code).toContain('<_components.li dangerouslySetInnerHTML={{\n    __html: "<em>un</em>"');
    expect(code).toMatch(/<_components\.ul>.*<_components\.li><_components\.a href="\/b">/s);
    const theme = require.resolve('@docusaurus/theme-classic/package.json');
    const file = path.join(path.dirname(theme), 'lib/theme/MDXComponents/index.js');
    const names = [...readFileSync(file, 'utf8').matchAll(/^ {2}([a-z]\w*):/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !REPLACED.has(name) && !REPLACED_AT_TIMES.includes(name))).toEqual([]);
  });

  it('stays elements where an owner has components of their own', async () => {
    const site = mkdtempSync(path.join(tmpdir(), 'site-'));
    try {
      mkdirSync(path.join(site, 'src/theme/MDXComponents'), { recursive: true });
      expect(await moduleOf(TABLE, site)).toContain('<_components.td><_components.strong>');
    } finally {
      rmSync(site, { recursive: true });
    }
  });
});
