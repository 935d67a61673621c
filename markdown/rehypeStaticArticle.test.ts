// Markdown in; out, the module that a page becomes.
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import rehypeStaticArticle from './rehypeStaticArticle';

async function moduleOf(markdown: string): Promise<string> {
  const page = { value: markdown, path: path.resolve('docs/api/page.mdx') };
  return String(await compile(page, { rehypePlugins: [rehypeStaticArticle], jsx: true }));
}

it('the article is rendered only where RENDERS_ARTICLES is true, by the components of the page', async () => {
  const code = await moduleOf('## Titre\n\nTexte.\n\n<Own>Dedans.</Own>');
  expect(code).toMatch(/<StaticArticle>{RENDERS_ARTICLES && <>.*<_components\.h2>/);
  expect(code).toMatch(/<Own>{"Dedans\."}<\/Own>.*<\/>}<\/StaticArticle>/);
  expect(code).toContain(
    'import StaticArticle from "@generated/static-articles/default/docs/api/page.mdx.js";',
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
