import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import remarkUnknownNames from './unknownNames';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkUnknownNames);
const run = (source: string) =>
  processor.runSync(processor.parse(source), new VFile({ value: source, path: 'docs/x.mdx' }));

it('components and variables that a page does not define are reported with file and line', () => {
  expect(() => run('Un.\n\n<Carte />\n\nDeux {taille}.')).toThrow(
    /^docs\/x\.mdx:3 : le composant <Carte> n'existe pas.*\ndocs\/x\.mdx:5 : \{taille\} se lit comme du code/,
  );
});

it('those of the page itself, of the theme and of Docusaurus are known', () => {
  const own = "import Carte from './Carte'\n\nexport const taille = 3\n\n<Carte />";
  expect(() =>
    run(`${own}\n\n<Details>{taille}</Details>\n\n{frontMatter.title} {' '} {/* rien */}`),
  ).not.toThrow();
});
