import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveComponents } from './liveComponents';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(folder, 'Compteur'));
  writeFileSync(path.join(folder, 'Compteur/index.tsx'), 'const [n, setN] = useState(0);');
  writeFileSync(path.join(folder, 'Bouton.tsx'), 'return <button type="button" onClick={go}>Aller</button>;');
  writeFileSync(path.join(folder, 'Encart.tsx'), 'return <aside>{children}</aside>;');
  writeFileSync(path.join(folder, '_morceau.mdx'), 'Un morceau.');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = (source: string): number[] =>
  liveComponents(unified().use(remarkParse).use(remarkMdx).parse(source), path.join(folder, 'page.mdx')).map(
    ({ line }) => line,
  );

it.each([
  ['a file with a state', './Compteur'],
  ['a file with a handler', './Bouton'],
  ['a part of the theme that needs its script', '@theme/BrowserWindow'],
  ['a package', 'une-carte'],
])('finds what comes from %s, wherever it stands', (_, source) => {
  expect(linesOf(`import Un from '${source}'\n\n<Un />\n\nEt <Un.Deux /> ici.`)).toEqual([3, 5]);
});

it.each(['./Encart', './_morceau.mdx', './absent', '@theme/Tabs'])('leaves %s alone', (source) => {
  expect(linesOf(`import Un from '${source}'\n\n<Un />`)).toEqual([]);
});

it('leaves data alone, wherever they come from', () => {
  expect(linesOf("import { version } from 'un-paquet'\n\nVersion {version}.")).toEqual([]);
});
