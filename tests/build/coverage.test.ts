// Nothing of the product is left untold: every label, message, state and setting stands on the page it belongs to.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { describe, expect, it } from 'vitest';
import { parseFragment } from '../../lib/hast';
import { type Labels, labels } from '../../product/labels';
import { type SettingKey, settingEntries } from '../../product/settings';
import { localStatuses, machines } from '../../product/states';
import { asShown } from '../asShown';
import {
  labelPages,
  labelsElsewhere,
  localStatusPages,
  SETTINGS_PAGE,
  settingPages,
  statePages,
} from '../assignments';

type Shown = {
  /** The text of the page, figures and definitions apart. */
  readonly prose: string;
  /** Each piece of text that figures show. */
  readonly drawn: ReadonlySet<string>;
};

function articleOf(route: string): Element {
  let article: Element | undefined;
  visit(
    parseFragment(readFileSync(path.join('build', route, 'index.html'), 'utf8')),
    'element',
    (element) => {
      if (element.tagName === 'article') article = element;
    },
  );
  if (!article) throw new Error(`No article on ${route}.`);
  return article;
}

const pages = new Map<string, Shown>();
function shown(route: string): Shown {
  const known = pages.get(route);
  if (known) return known;
  let prose = '';
  const drawn = new Set<string>();
  visitParents(articleOf(route), 'text', ({ value }, ancestors) => {
    const around = ancestors.filter((ancestor) => ancestor.type === 'element');
    if (around.some(({ tagName }) => tagName === 'figure')) drawn.add(value.trim());
    // A definition of the glossary is offered on any page: it does not tell what this one must.
    else if (!around.some(({ properties }) => 'popover' in properties)) prose += value;
  });
  const page = { prose, drawn };
  pages.set(route, page);
  return page;
}

type Told = { readonly text: string; readonly message: boolean };

/** The texts of a screen; those under « messages » explain what goes wrong. */
function textsOf(group: Labels, message = false): Told[] {
  return Object.entries(group).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [{ text: entry, message }] : textsOf(entry, message || key === 'messages'),
  );
}

/** A message needs words of explanation around it; a label may be told by a picture alone. */
function isTold({ text, message }: Told, { prose, drawn }: Shown): boolean {
  const typographic = asShown(text);
  return prose.includes(asShown(`« ${text} »`)) || (!message && drawn.has(typographic));
}

describe('every text of the screens is on its page', () => {
  const assigned = Object.entries(labelPages).flatMap(([screen, routes]) =>
    routes.map((route) => ({ screen: screen as keyof typeof labels, route })),
  );

  it.each(assigned)('$screen on $route', ({ screen, route }) => {
    const texts = textsOf(labels[screen]);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !isTold(text, shown(route))).map(({ text }) => text)).toEqual([]);
  });

  it.each(labelsElsewhere)('« $label » on $page too', ({ page, label }) => {
    expect(isTold({ text: label, message: false }, shown(page))).toBe(true);
  });
});

describe('every state is on its page', () => {
  const assigned = Object.entries(statePages).flatMap(([machine, routes]) =>
    routes.map((route) => ({ machine: machine as keyof typeof machines, route })),
  );

  it.each(assigned)('$machine on $route', ({ machine, route }) => {
    const { prose } = shown(route);
    const missing = machines[machine].states.filter(({ label }) => !prose.includes(asShown(label)));
    expect(missing.map(({ label }) => label)).toEqual([]);
  });

  it.each(localStatusPages)('those of the device on %s', (route) => {
    expect(localStatuses.filter((status) => !shown(route).prose.includes(asShown(`« ${status} »`)))).toEqual(
      [],
    );
  });
});

describe('every setting', () => {
  const sourceOf = (route: string): string => {
    const file = ['.mdx', '/index.mdx'].map((end) => path.join('.', `${route}${end}`)).find(existsSync);
    return file ? readFileSync(file, 'utf8') : '';
  };

  it('is in the table of the page that says who changes it', () => {
    const { prose } = shown(SETTINGS_PAGE);
    const names = settingEntries.map(([, { name }]) => asShown(name.replaceAll('`', '')));
    expect(names.filter((name) => !prose.includes(name))).toEqual([]);
  });

  const assigned = Object.entries(settingPages).flatMap(([key, routes]) =>
    routes.map((route) => ({ key: key as SettingKey, route })),
  );
  it.each(assigned)('$key is told by its name in product/ on $route', ({ key, route }) => {
    expect(sourceOf(route)).toMatch(new RegExp(`\\{\\{\\s*settings\\.${key}(\\.\\w+)?\\s*\\}\\}`));
  });
});
