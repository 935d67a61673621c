// Figures are static HTML: the build, which checks the links of pages, does not see theirs.
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { drawFigure } from '../../figure-kit';
import { parseFragment, printFragment } from '../../lib/hast';
import { documentationTree } from '../../markdown/documentationTree';
import { releases } from '../../product/releases';
import sidebars from '../../sidebars';
import { figures } from '../../src/figures';
import { asShown } from '../asShown';
import { categories, docs, routes } from '../routes';

/** The one address that the site writes otherwise than the specification. */
const asLinked = (route: string): string => (route === '/docs' ? '/docs/' : route);

const htmlOf = (name: string): string => {
  const figure = figures[name];
  if (!figure) throw new Error(`No figure is named « ${name} ».`);
  return printFragment(
    drawFigure(figure, { documentation: documentationTree(sidebars.documentation, 'docs') }),
  );
};

function linksOf(html: string): { href: string; name: string }[] {
  const links: { href: string; name: string }[] = [];
  visit(parseFragment(html), 'element', (element) => {
    if (element.tagName === 'a') links.push({ href: String(element.properties.href), name: textOf(element) });
  });
  return links;
}

describe('the links of figures', () => {
  const known = new Set(routes.map(({ path }) => asLinked(path)));
  const drawn = Object.keys(figures).map((name) => ({ name, links: linksOf(htmlOf(name)) }));

  it.each(drawn)('$name leads to pages that exist', ({ links }) => {
    const pages = links.map(({ href }) => href).filter((href) => href.startsWith('/'));
    expect(pages.filter((page) => !known.has(page))).toEqual([]);
  });

  it('are found', () => {
    expect(drawn.flatMap(({ links }) => links)).not.toEqual([]);
  });
});

it('the plan of the documentation names every page and every category once, by its title', () => {
  const shown = linksOf(htmlOf('documentation-plan')).map(({ href, name }) => `${href} ${asShown(name)}`);
  const expected = [...docs, ...categories].map(({ path, title }) => `${asLinked(path)} ${title}`);
  expect(shown.toSorted()).toEqual(expected.toSorted());
});

it('the history of versions links each release to the pages that it touched', () => {
  const entries = htmlOf('versions-historique').split('<time ').slice(1);
  expect(entries.map((entry) => linksOf(entry).map(({ href }) => href))).toEqual(
    releases.map(({ pages }) => pages),
  );
});
