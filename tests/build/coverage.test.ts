// Every label, message, state and setting of the product is on the page that tests/assignments.ts gives it.
import { readFileSync } from 'node:fs';
import { visitParents } from 'unist-util-visit-parents';
import { describe, expect, it } from 'vitest';
import { escapeRegExp } from '../../lib/escapeRegExp';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { type Labels, labels } from '../../product/labels';
import { settingEntries } from '../../product/settings';
import { localStatuses, type Machine, machines } from '../../product/states';
import {
  type Assigned,
  labelPages,
  labelsElsewhere,
  localStatusPages,
  SETTINGS_PAGE,
  settingPages,
  statePages,
} from '../assignments';
import { pageAt } from '../builtSite';
import { docs } from '../routes';

const TABLE = 'tests/assignments.ts';

type Shown = { readonly prose: string; readonly drawn: ReadonlySet<string> };

const pages = new Map<string, Shown>();

/** The text of a page, without definitions; and each piece of text that its figures show. */
function shown(route: string): Shown {
  const known = pages.get(route);
  if (known) return known;
  let prose = '';
  const drawn = new Set<string>();
  visitParents(pageAt(route).find('article'), 'text', ({ value }, ancestors) => {
    const around = ancestors.filter((ancestor) => ancestor.type === 'element');
    if (around.some(({ tagName }) => tagName === 'figure')) drawn.add(value.trim());
    // Any page may have a definition of the glossary.
    else if (!around.some(({ properties }) => 'popover' in properties)) prose += value;
  });
  const page = { prose, drawn };
  pages.set(route, page);
  return page;
}

type ScreenText = {
  /** Where it is in product/labels.ts: `autorisations.continuer`. */
  readonly name: string;
  readonly text: string;
  /** Messages, unlike labels, explain what goes wrong. */
  readonly isMessage: boolean;
};

const textsOf = (group: Labels, name: string): ScreenText[] =>
  Object.entries(group).flatMap(([key, entry]) =>
    typeof entry === 'string'
      ? [{ name: `${name}.${key}`, text: entry, isMessage: name.includes('.messages') }]
      : textsOf(entry, `${name}.${key}`),
  );

const allTexts = Object.entries(labels).flatMap(([screen, group]) => textsOf(group, screen));

/** A message needs words of explanation around it; a figure is enough for a label. */
const isOn = (route: string, { text, isMessage }: ScreenText): boolean =>
  shown(route).prose.includes(frenchTypography(`« ${text} »`)) ||
  (!isMessage && shown(route).drawn.has(frenchTypography(text)));

const fileOf = (route: string): string | undefined => docs.find(({ path }) => path === route)?.file;

/** `tableFaults` reports a page that does not exist: its texts are not reported too. */
const assignedPages = (assigned: Assigned) =>
  Object.entries(assigned).flatMap(([name, routes]) =>
    routes.flatMap((route) => {
      const file = fileOf(route);
      return file === undefined ? [] : [{ name, route, file }];
    }),
  );

type Table = readonly [
  table: string,
  assigned: Assigned,
  source: string,
  names: readonly string[],
  /** Whether each name must have a page. */
  isComplete: boolean,
];

/** Where a table of tests/assignments.ts and product/ disagree, with the correction. */
function tableFaults([table, assigned, source, names, isComplete]: Table): string[] {
  const lines = readFileSync(TABLE, 'utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith(`export const ${table}`));
  const placeOf = (name: string): string => {
    const entry = new RegExp(`^ +'?${escapeRegExp(name)}'?:`);
    return `${TABLE}:${lines.findIndex((line, index) => index > from && entry.test(line)) + 1}`;
  };
  const missing = names
    .filter((name) => isComplete && !(name in assigned))
    .map(
      (name) =>
        `${source} : aucune page ne doit dire « ${name} ». Ajoutez « ${name}: ['/docs/…'], » à ${table} (${TABLE}), avec l'adresse de la page qui en parle.`,
    );
  const wrong = Object.entries(assigned).flatMap(([name, routes]) => {
    if (!names.includes(name))
      return `${placeOf(name)} : ${source} n'a pas de « ${name} ». Retirez la ligne.`;
    return routes
      .filter((route) => !fileOf(route))
      .map(
        (route) =>
          `${placeOf(name)} : la page ${route} n'existe pas. Écrivez l'adresse de celle qui parle de « ${name} », ou retirez « ${name} » de ${source}.`,
      );
  });
  return [...missing, ...wrong];
}

const screens = Object.keys(labels);
const textNames = allTexts.map(({ name }) => name);
const settingNames = settingEntries.map(([key]) => key);

describe('tests/assignments.ts', () => {
  it.each<Table>([
    ['labelPages', labelPages, 'product/labels.ts', screens, true],
    ['labelsElsewhere', labelsElsewhere, 'product/labels.ts', textNames, false],
    ['statePages', statePages, 'product/states.ts', Object.keys(machines), true],
    ['settingPages', settingPages, 'product/settings.ts', settingNames, false],
  ])('%s has existing pages for the names of product/, and for nothing else', (...table) => {
    expect(tableFaults(table)).toEqual([]);
  });

  it('names pages that exist for the statuses of the device and for the settings', () => {
    const faults = [...localStatusPages, SETTINGS_PAGE]
      .filter((route) => !fileOf(route))
      .map((route) => `${TABLE} : la page ${route} n'existe pas. Nommez celle qui la remplace.`);
    expect(faults).toEqual([]);
  });

  it('is reported with the line and the correction where it is wrong', () => {
    const [screen = ''] = screens;
    const faultsOf = (route: string, ...names: string[]): string[] =>
      tableFaults(['labelPages', { [screen]: [route] }, 'product/labels.ts', names, true]);
    expect(faultsOf('/docs/nulle_part', screen, 'ajout')).toEqual([
      expect.stringContaining("« ajout: ['/docs/…'], » à labelPages"),
      expect.stringMatching(/^tests\/assignments\.ts:[1-9]\d* : la page \/docs\/nulle_part n'existe pas/),
    ]);
    expect(faultsOf('/docs')).toEqual([
      expect.stringMatching(/^tests\/assignments\.ts:[1-9]\d* : .* Retirez la ligne\.$/),
    ]);
  });
});

function missingTexts(assigned: Assigned, isOf: (text: ScreenText, name: string) => boolean): string[] {
  return assignedPages(assigned).flatMap(({ name, route, file }) =>
    allTexts
      .filter((text) => isOf(text, name) && !isOn(route, text))
      .map((text) => {
        const mend = text.isMessage
          ? 'Expliquez ce message dans le texte, entre guillemets'
          : 'Écrivez-le **« … »** dans le texte, montrez-le dans une figure';
        return `${file} : « ${text.text} » (product/labels.ts, ${text.name}) n'y est pas. ${mend}, ou changez sa page dans ${TABLE}.`;
      }),
  );
}

it('every text of the screens is on its page', () => {
  expect(missingTexts(labelPages, (text, screen) => text.name.startsWith(`${screen}.`))).toEqual([]);
  expect(missingTexts(labelsElsewhere, (text, name) => text.name === name)).toEqual([]);
});

it('every state is on its page', () => {
  const byName: Readonly<Record<string, Machine>> = machines;
  const ofObjects = assignedPages(statePages).flatMap((page) =>
    (byName[page.name]?.states ?? []).map(({ label }) => ({ ...page, label, text: label })),
  );
  const ofTheDevice = assignedPages({ localStatuses: localStatusPages }).flatMap((page) =>
    localStatuses.map((label) => ({ ...page, label, text: `« ${label} »` })),
  );
  const faults = [...ofObjects, ...ofTheDevice]
    .filter(({ route, text }) => !shown(route).prose.includes(frenchTypography(text)))
    .map(
      ({ file, label, name }) =>
        `${file} : l'état « ${label} » (product/states.ts, ${name}) n'y est pas. Nommez-le dans le texte, ou changez sa page dans ${TABLE}.`,
    );
  expect(faults).toEqual([]);
});

it('every setting is in the table of the page that says who changes it', () => {
  const { prose } = shown(SETTINGS_PAGE);
  const faults = settingEntries
    .filter(([, { name }]) => !prose.includes(frenchTypography(name.replaceAll('`', ''))))
    .map(
      ([key, { name }]) =>
        `${fileOf(SETTINGS_PAGE)} : le réglage « ${name} » (product/settings.ts, ${key}) n'y est pas. Gardez-y les tableaux {{tables.settings.…}}, ou changez SETTINGS_PAGE dans ${TABLE}.`,
    );
  expect(faults).toEqual([]);
});

it('a setting is named as in product/ on its other pages', () => {
  const faults = assignedPages(settingPages)
    .filter(({ name, file }) => {
      const named = new RegExp(`\\{\\{\\s*settings\\.${escapeRegExp(name)}(\\.\\w+)?\\s*\\}\\}`);
      return !named.test(readFileSync(file, 'utf8'));
    })
    .map(
      ({ name, file }) =>
        `${file} : écrivez {{settings.${name}}}, ou retirez cette page de settingPages (${TABLE}).`,
    );
  expect(faults).toEqual([]);
});
