// Markdown in, expected HTML out.
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import { renderMarkdown } from '../tests/renderMarkdown';
import rehypeTables from './rehypeTables';

async function render(value: string, data: object = {}): Promise<string> {
  const plugins = { remarkPlugins: [remarkGfm], rehypePlugins: [() => rehypeTables({ label: 'Tableau' })] };
  return (await renderMarkdown({ value, data: { ...data } }, plugins)).replaceAll('\n', '');
}

const labelsIn = (html: string) => [...html.matchAll(/aria-label="(.*?)"/g)].map(([, label]) => label);
const TABLE = '| A | B |\n| - | - |\n| 1 | 2 |\n';

it('a table is in a frame that the keyboard reaches, and its headers have a scope', async () => {
  expect(await render(`## Les \`rôles\`\n\n${TABLE}`)).toBe(
    '<h2>Les <code>rôles</code></h2>' +
      '<div class="table-frame" role="region" tabindex="0" aria-label="Tableau : Les rôles"><table>' +
      '<thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>' +
      '<tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
  );
});

it('alignment is a class, not an inline style', async () => {
  const html = await render('| A | B | C |\n| :- | :-: | -: |\n| 1 | 2 | 3 |\n');
  expect(html).not.toMatch(/style=|align=/);
  expect(html).toContain(
    '<td class="align-start">1</td><td class="align-center">2</td><td class="align-end">3</td>',
  );
});

it('a long word of code may be cut, and no other', async () => {
  const fingerprint = 'ab'.repeat(32);
  const html = await render(`| A | B |\n| - | - |\n| \`${fingerprint}\` | \`sha256 of a file\` |\n`);
  expect(html).toContain(
    `<td><code class="long-code">${fingerprint}</code></td><td><code>sha256 of a file</code></td>`,
  );
});

it('under an empty corner, the first column names the rows', async () => {
  const html = await render('| | B |\n| - | - |\n| A | 2 |\n');
  expect(html).toContain('<tr><td></td><th scope="col">B</th></tr>');
  expect(html).toContain('<tr><th scope="row">A</th><td>2</td></tr>');
});

it('columns of a word each make a matrix, whose first column names the rows', async () => {
  const html = await render('| Droit | A | B | C |\n| - | - | - | - |\n| Lire | oui | non | les siens |\n');
  expect(html).toContain('<div class="table-frame table-matrix"');
  expect(html).toContain('<tr><th scope="row">Lire</th><td>oui</td>');
  const prose = await render('| D | A | B | C |\n| - | - | - | - |\n| Lire | oui | non | pas toujours |\n');
  expect(prose).not.toContain('table-matrix');
});

it('a frame is named after the nearest heading above, else the page, and no two have the same name', async () => {
  const page = `${TABLE}\n# Un\n\n${TABLE}\n${TABLE}\n### Deux\n\n${TABLE}`;
  expect(labelsIn(await render(page, { frontMatter: { title: 'Page' } }))).toEqual([
    'Tableau : Page',
    'Tableau : Un',
    'Tableau 2 : Un',
    'Tableau : Deux',
  ]);
  expect(labelsIn(await render(TABLE))).toEqual(['Tableau']);
});
