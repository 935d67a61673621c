import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, expect, it } from 'vitest';
import { interactiveComponents } from './interactiveComponents';

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
mkdirSync(path.join(folder, 'Compteur'));
for (const [file, source] of [
  ['Compteur/index.tsx', 'const [n, setN] = useState(0);'],
  ['Bouton.tsx', 'return <button type="button" onClick={go}>Aller</button>;'],
  ['Encart.tsx', 'return <aside>{children}</aside>;'],
  ['_morceau.mdx', 'Un morceau.'],
] as const)
  writeFileSync(path.join(folder, file), source);
afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = (source: string): number[] =>
  interactiveComponents(
    unified().use(remarkParse).use(remarkMdx).parse(source),
    path.join(folder, 'page.mdx'),
  ).map(({ line }) => line);

it.each([
  ['a file with a state', './Compteur'],
  ['a file with a handler', './Bouton'],
  ['a part of the theme that needs its script', '@theme/BrowserWindow'],
  ['a package', 'une-carte'],
])('a component of %s is reported, wherever it stands', (_, source) => {
  expect(linesOf(`import Un from '${source}'\n\n<Un />\n\nEt <Un.Deux /> ici.`)).toEqual([3, 5]);
});

it.each(['./Encart', './_morceau.mdx', './absent', '@theme/Tabs'])(
  'a component of %s is allowed',
  (source) => {
    expect(linesOf(`import Un from '${source}'\n\n<Un />`)).toEqual([]);
  },
);

it('data of any package are allowed', () => {
  expect(linesOf("import { version } from 'un-paquet'\n\nVersion {version}.")).toEqual([]);
});
