// Markdown in; out, the module that a page becomes.
import { compile } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { describe, expect, it } from 'vitest';
import rehypeStaticParts from './rehypeStaticParts';

const page = (value: string) => ({ value, path: 'docs/api/page.mdx', cwd: process.cwd() });

async function moduleOf(markdown: string, remarkPlugins: (() => (tree: Root) => void)[] = []) {
  return String(
    await compile(page(markdown), { remarkPlugins, rehypePlugins: [rehypeStaticParts], jsx: true }),
  );
}

const PART = '<div className="api-part" data-part="un">\n\n## Titre\n\nTexte.\n\n</div>';

describe('a part', () => {
  it('is rendered only where the bundler says so, by the components of the page', async () => {
    const code = await moduleOf(`Avant.\n\n${PART}\n\nAprès.`);
    expect(code).toMatch(
      /<StaticPart page={staticPartsPage\.permalink} name="un">{RENDERS_STATIC_PARTS && <><_components\.h2>/,
    );
    expect(code).toContain('<_components.p>{"Avant."}</_components.p>');
    expect(code).not.toContain('api-part');
  });

  it('is waited for by the page, with every other part', async () => {
    const code = await moduleOf(`${PART}\n\n${PART.replace('un', 'deux')}`);
    expect(code).toContain('await loadStaticParts(staticPartsPage.permalink, ["un", "deux"]);');
    expect(code).toContain(
      'import staticPartsPage from "@generated/static-parts/default/docs/api/page.mdx.json";',
    );
  });

  it('may come from a plugin, without JSX', async () => {
    const wrap = () => (tree: Root) => {
      tree.children = [
        {
          type: 'blockquote',
          data: { hName: 'div', hProperties: { className: ['api-part'], 'data-part': 'un' } },
          children: [{ type: 'paragraph', children: [{ type: 'text', value: 'Texte.' }] }],
        },
      ];
    };
    expect(await moduleOf('', [wrap])).toMatch(/<StaticPart .* name="un">{RENDERS_STATIC_PARTS && <>/);
  });

  it.each([
    ['without a name', PART.replace('un', ''), 'vide'],
    ['named as another of the page', `${PART}\n\n${PART}`, 'déjà pris : « un »'],
  ])('%s is refused', async (_, markdown, reason) => {
    await expect(moduleOf(markdown)).rejects.toThrow(reason);
  });
});

describe('a table in its frame', () => {
  const TABLE = '<div className="table-frame">Tableau.</div>';
  /** As rehypeTables.ts makes it: an element, not JSX of the writer. */
  const frame = () => (tree: Root) => {
    tree.children.push({
      type: 'paragraph',
      data: { hName: 'div', hProperties: { className: ['table-frame'] } },
      children: [{ type: 'text', value: 'Tableau.' }],
    });
  };

  it('comes as the parts do, on a page that has some', async () => {
    expect(await moduleOf(PART, [frame])).toMatch(
      /name="tableau-1">{RENDERS_STATIC_PARTS && <><_components\.div className="table-frame">/,
    );
  });

  it('stays in the script of a page that has none', async () => {
    expect(await moduleOf('Texte.', [frame])).not.toContain('StaticPart');
    expect(await moduleOf(TABLE)).not.toContain('StaticPart');
  });
});

it('a page without parts stays as it is', async () => {
  const markdown = 'Avant.\n\n<div className="autre">Texte.</div>';
  expect(await moduleOf(markdown)).toBe(String(await compile(page(markdown), { jsx: true })));
});
