// What figures draw agrees with the sidebar, the releases and the contract. checks/rules/figures.ts checks their links.
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { drawFigure } from '../../figure-kit';
import { classesOf, parseFragment, printFragment } from '../../lib/hast';
import { operationsUnder } from '../../lib/openapi';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { documentationTree } from '../../markdown/documentationTree';
import { releases } from '../../product/releases';
import sidebars from '../../sidebars';
import { figures } from '../../src/figures';
import { categories, docs } from '../routes';

/** The one page whose links end with a slash. */
const asLinked = (route: string): string => (route === '/docs' ? '/docs/' : route);

const documentation = documentationTree(sidebars.documentation, 'docs');

function drawn(name: string) {
  const figure = figures[name];
  if (!figure) throw new Error(`No figure is named « ${name} ».`);
  return drawFigure(figure, { documentation });
}

function linksOf(drawing: ReturnType<typeof drawn>): { href: string; name: string }[] {
  const links: { href: string; name: string }[] = [];
  visit(drawing, { tagName: 'a' }, (link) => {
    if (link.type === 'element') links.push({ href: String(link.properties.href), name: textOf(link) });
  });
  return links;
}

it('the plan of the documentation names every page and every category once, by its title', () => {
  const shown = linksOf(drawn('documentation-plan')).map(
    ({ href, name }) => `${href} ${frenchTypography(name)}`,
  );
  const expected = [...docs, ...categories].map(({ path, title }) => `${asLinked(path)} ${title}`);
  expect(shown.toSorted()).toEqual(expected.toSorted());
});

it('the history of versions links each release to the pages that it touched', () => {
  const entries = printFragment(drawn('versions-historique')).split('<time ').slice(1);
  expect(entries.map((entry) => linksOf(parseFragment(entry)).map(({ href }) => href))).toEqual(
    releases.map(({ pages }) => pages),
  );
});

describe('the figure of calls and events', () => {
  const FIGURE = 'webhooks-evenements';
  const contract = siteApiReference.contracts.read();
  const namesUnder = (part: 'paths' | 'webhooks') => operationsUnder(contract, part).map(({ name }) => name);

  /** What is written as code, in the parts of the drawing that have this class. */
  function codeIn(className: string): string[] {
    const texts = new Set<string>();
    visit(drawn(FIGURE), 'element', (part) => {
      if (!classesOf(part).includes(className)) return;
      visit(part, 'element', (inner) => {
        if (inner.tagName === 'code') texts.add(textOf(inner));
      });
    });
    return [...texts].toSorted();
  }

  it('has every event of the contract, and no other', () => {
    expect(
      codeIn('fig-event'),
      `src/figures/apiEvenements.tsx : la figure « ${FIGURE} » doit nommer chaque événement du contrat, et lui seul.`,
    ).toEqual(namesUnder('webhooks').toSorted());
  });

  it('has only calls that are operations of the contract', () => {
    const unknown = codeIn('fig-event-cause').filter((call) => !namesUnder('paths').includes(call));
    expect(unknown, `src/figures/apiEvenements.tsx : ces appels ne sont pas dans le contrat.`).toEqual([]);
  });

  it('reads each event with what brings it and what to do, in that order', () => {
    const [, ...events] = textOf(drawn(FIGURE)).split('Événement ');
    expect(events).not.toEqual([]);
    for (const event of events) expect(event).toMatch(/^\w+\.\w+(, .+)?À faire : \S/);
  });
});
