import { expect, it } from 'vitest';
import { parseNodes } from '../lib/hast';
import { copyOf, sha256Of } from '.';

const copied = (html: string) =>
  copyOf({
    content: parseNodes(html),
    title: 'Titre : « un »',
    description: 'Dit "tout".',
    address: 'https://site.example/docs/a',
    languages: { Bash: 'bash' },
  });
const bodyOf = (html: string): string =>
  copied(html)
    .markdown.replace(/^---[\s\S]*?---\n\n/, '')
    .trim();

it('a copy begins with the title, description and address of its page as YAML, and has the hash of its text', () => {
  const { markdown, sha256 } = copied('<h1>Titre</h1><p>Texte.</p>');
  expect(markdown).toBe(
    '---\ntitle: "Titre : « un »"\ndescription: "Dit \\"tout\\"."\nurl: "https://site.example/docs/a"\n---\n\n# Titre\n\nTexte.\n',
  );
  expect(sha256).toBe(sha256Of(markdown));
});

it.each([
  [
    'a link',
    '<p><a href="#b">ici</a> et <a href=/x>là</a></p>',
    '[ici](https://site.example/docs/a#b) et [là](https://site.example/x)',
  ],
  ['an address that is text', '<p>nom@site.example</p>', '`nom@site.example`'],
  [
    'code, without its colours and buttons',
    '<div data-code-block><div><span class=language_x>Bash</span><span class=title_x>un.sh</span><button>Copier</button></div><pre><code><span class=k-string>"a &lt; b"</span>\n</code></pre></div>',
    '**un.sh**\n\n```bash\n"a < b"\n```',
  ],
  [
    'a term, without the definition that opens over it',
    '<p>un <button class=term>mot</button><span class=term-definition popover>Mot : dit.</span></p>',
    'un mot',
  ],
  [
    'a drawing, by its parts',
    '<figure class=figure><div class=fig-drawing aria-label="Écran"><div class=fig-part><span>Ouverts</span><span>18</span><span class=fig-seal><span class=visually-hidden>repère </span>4</span></div><div class=fig-part>API et <span lang=en>webhooks</span></div></div><figcaption>Légende.</figcaption></figure>',
    '> **Légende.**\n>\n> Écran\n>\n> - Ouverts · 18 (repère 4)\n> - API et webhooks',
  ],
  [
    'an admonition',
    '<div class=theme-admonition><p class=admonition-title>Attention</p><p>Sans retour.</p></div>',
    '> **Attention**\n>\n> Sans retour.',
  ],
  ['a fold', '<details><summary>Plus</summary><p>Tout.</p></details>', '**Plus**\n\nTout.'],
  ['pairs', '<dl><div><dt>Débit<dd>300</div></dl>', '- **Débit**\u00a0: 300'],
  [
    'a table, each cell on one line',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><p>un</p><p>deux</p></td></tr></tbody></table>',
    '| A |\n| - |\n| un deux |',
  ],
  ['a card', '<a href=/x><h2>Titre</h2><p>Texte.</p></a>', '## [Titre](https://site.example/x)\n\nTexte.'],
])('%s is copied as Markdown', (_, html, markdown) => {
  expect(bodyOf(html)).toBe(markdown);
});

it('titles of the second and third level begin a section, each with its id', () => {
  const { sections } = copied(
    '<h1>T</h1><p>a</p><h2 id=un>Un</h2><p>b</p><h4 id=x>X</h4><h3 id=deux>Deux</h3>',
  );
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['', ''],
    ['un', 'Un'],
    ['deux', 'Deux'],
  ]);
  const [, first] = sections;
  expect(first?.sha256).toBe(sha256Of('## Un\n\nb\n\n#### X\n'));
});
