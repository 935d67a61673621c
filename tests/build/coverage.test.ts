// Nothing of the product is left untold: every label, message, state and setting stands on the page that
// tests/assignments.ts gives it.
import { readFileSync } from 'node:fs';
import { visitParents } from 'unist-util-visit-parents';
import { describe, expect, it } from 'vitest';
import { escapeRegExp } from '../../lib/escapeRegExp';
import { type Labels, labels } from '../../product/labels';
import { settingEntries } from '../../product/settings';
import { localStatuses, type Machine, machines } from '../../product/states';
import { asShown } from '../asShown';
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

type Shown = {
  /** The text of the page, figures and definitions apart. */
  readonly prose: string;
  /** Each piece of text that figures show. */
  readonly drawn: ReadonlySet<string>;
};

const pages = new Map<string, Shown>();
function shown(route: string): Shown {
  const known = pages.get(route);
  if (known) return known;
  let prose = '';
  const drawn = new Set<string>();
  visitParents(pageAt(route).find('article'), 'text', ({ value }, ancestors) => {
    const around = ancestors.filter((ancestor) => ancestor.type === 'element');
    if (around.some(({ tagName }) => tagName === 'figure')) drawn.add(value.trim());
    // A definition of the glossary is offered on any page: it does not say what this page must.
    else if (!around.some(({ properties }) => 'popover' in properties)) prose += value;
  });
  const page = { prose, drawn };
  pages.set(route, page);
  return page;
}

type Told = {
  /** Where it is in product/labels.ts: `autorisations.continuer`. */
  readonly name: string;
  readonly text: string;
  readonly isMessage: boolean;
};

/** The texts of a screen; those under « messages » explain what goes wrong. */
const textsOf = (group: Labels, name: string): Told[] =>
  Object.entries(group).flatMap(([key, entry]) =>
    typeof entry === 'string'
      ? [{ name: `${name}.${key}`, text: entry, isMessage: name.includes('.messages') }]
      : textsOf(entry, `${name}.${key}`),
  );

/** A message needs words of explanation around it; a picture is enough for a label. */
function isTold({ text, isMessage }: Told, { prose, drawn }: Shown): boolean {
  return prose.includes(asShown(`« ${text} »`)) || (!isMessage && drawn.has(asShown(text)));
}

const sourceFileOf = (route: string): string | undefined =>
  docs.find(({ path: address }) => address === route)?.file;
const isPage = (route: string): boolean => sourceFileOf(route) !== undefined;

/** A page that is not there is reported by `tableFaults`, and not once more for each text that it lacks. */
const assignedPages = (assigned: Assigned) =>
  Object.entries(assigned).flatMap(([name, routes]) =>
    routes.filter(isPage).map((route) => ({ name, route, file: sourceFileOf(route) })),
  );

type Table = {
  /** Its name in tests/assignments.ts. */
  readonly table: string;
  readonly assigned: Assigned;
  /** The file of product/, and the names in it. */
  readonly source: string;
  readonly names: readonly string[];
  /** Whether each of the names must have a page. */
  readonly isComplete: boolean;
};

/** Where the table and product/ disagree, with the mend. */
function tableFaults({ table, assigned, source, names, isComplete }: Table): string[] {
  const lines = readFileSync(TABLE, 'utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith(`export const ${table}`));
  const placeOf = (name: string): string => {
    const entry = new RegExp(`^ +'?${escapeRegExp(name)}'?:`);
    return `${TABLE}:${lines.findIndex((line, index) => index > from && entry.test(line)) + 1}`;
  };
  const missing = isComplete ? names.filter((name) => !(name in assigned)) : [];
  return [
    ...missing.map(
      (name) =>
        `${source} : aucune page ne doit dire « ${name} ». Ajoutez « ${name}: ['/docs/…'], » à ${table} (${TABLE}), avec l'adresse de la page qui en parle.`,
    ),
    ...Object.entries(assigned).flatMap(([name, routes]) =>
      names.includes(name)
        ? routes
            .filter((route) => !isPage(route))
            .map(
              (route) =>
                `${placeOf(name)} : la page ${route} n'existe pas. Écrivez l'adresse de celle qui parle de « ${name} », ou retirez « ${name} » de ${source}.`,
            )
        : [`${placeOf(name)} : ${source} n'a pas de « ${name} ». Retirez la ligne.`],
    ),
  ];
}

const allTexts = Object.entries(labels).flatMap(([screen, group]) => textsOf(group, screen));

const LABELS: Table = {
  table: 'labelPages',
  assigned: labelPages,
  source: 'product/labels.ts',
  names: Object.keys(labels),
  isComplete: true,
};
const TABLES: readonly Table[] = [
  LABELS,
  {
    table: 'labelsElsewhere',
    assigned: labelsElsewhere,
    source: 'product/labels.ts',
    names: allTexts.map(({ name }) => name),
    isComplete: false,
  },
  {
    table: 'statePages',
    assigned: statePages,
    source: 'product/states.ts',
    names: Object.keys(machines),
    isComplete: true,
  },
  {
    table: 'settingPages',
    assigned: settingPages,
    source: 'product/settings.ts',
    names: settingEntries.map(([key]) => key),
    isComplete: false,
  },
];

describe('the table of pages', () => {
  it.each(TABLES)('$table has an entry for what $source has, and for nothing else', (table) => {
    expect(tableFaults(table)).toEqual([]);
  });

  it('names pages that exist for the statuses of the device and for the settings', () => {
    const faults = [...localStatusPages, SETTINGS_PAGE]
      .filter((route) => !isPage(route))
      .map((route) => `${TABLE} : la page ${route} n'existe pas. Nommez celle qui la remplace.`);
    expect(faults).toEqual([]);
  });

  it('that is wrong is reported with its line and the mend', () => {
    const [screen = ''] = LABELS.names;
    const moved = {
      ...LABELS,
      assigned: { [screen]: ['/docs/nulle_part'] },
      names: [screen, 'ajout'],
    } as const;
    expect(tableFaults(moved)).toEqual([
      expect.stringContaining("« ajout: ['/docs/…'], » à labelPages"),
      expect.stringMatching(/^tests\/assignments\.ts:[1-9]\d* : la page \/docs\/nulle_part n'existe pas/),
    ]);
    expect(tableFaults({ ...LABELS, assigned: { [screen]: ['/docs'] }, names: [] })).toEqual([
      expect.stringMatching(/^tests\/assignments\.ts:[1-9]\d* : .* Retirez la ligne\.$/),
    ]);
  });
});

/** What the pages of a table lack of the texts that each entry gives. */
function untoldTexts(assigned: Assigned, isOf: (text: Told, name: string) => boolean): string[] {
  return assignedPages(assigned).flatMap(({ name, route, file }) =>
    allTexts
      .filter((text) => isOf(text, name) && !isTold(text, shown(route)))
      .map((text) => {
        const mend = text.isMessage
          ? 'Expliquez ce message dans le texte, entre guillemets'
          : 'Écrivez-le **« … »** dans le texte, montrez-le dans une figure';
        return `${file} : « ${text.text} » (product/labels.ts, ${text.name}) n'y est pas. ${mend}, ou changez sa page dans ${TABLE}.`;
      }),
  );
}

it('every text of the screens is on its page', () => {
  expect(untoldTexts(labelPages, (text, screen) => text.name.startsWith(`${screen}.`))).toEqual([]);
  expect(untoldTexts(labelsElsewhere, (text, name) => text.name === name)).toEqual([]);
});

it('every state is on its page', () => {
  const byName: Readonly<Record<string, Machine>> = machines;
  const faultOf = (label: string, place: string, file: string | undefined): string =>
    `${file} : l'état « ${label} » (product/states.ts, ${place}) n'y est pas. Nommez-le dans le texte, ou changez sa page dans ${TABLE}.`;
  const ofObjects = assignedPages(statePages).flatMap(({ name, route, file }) =>
    (byName[name]?.states ?? [])
      .filter(({ label }) => !shown(route).prose.includes(asShown(label)))
      .map(({ label }) => faultOf(label, name, file)),
  );
  const ofTheDevice = localStatusPages
    .filter(isPage)
    .flatMap((route) =>
      localStatuses
        .filter((status) => !shown(route).prose.includes(asShown(`« ${status} »`)))
        .map((status) => faultOf(status, 'localStatuses', sourceFileOf(route))),
    );
  expect([...ofObjects, ...ofTheDevice]).toEqual([]);
});

describe('every setting', () => {
  it('is in the table of the page that says who changes it', () => {
    const { prose } = shown(SETTINGS_PAGE);
    const faults = settingEntries
      .filter(([, { name }]) => !prose.includes(asShown(name.replaceAll('`', ''))))
      .map(
        ([key, { name }]) =>
          `${sourceFileOf(SETTINGS_PAGE)} : le réglage « ${name} » (product/settings.ts, ${key}) n'y est pas. Gardez-y les tableaux {{tables.settings.…}}, ou changez SETTINGS_PAGE dans ${TABLE}.`,
      );
    expect(faults).toEqual([]);
  });

  it('is named as in product/ where it matters as well', () => {
    const faults = assignedPages(settingPages)
      .filter(({ name, file }) => {
        const named = new RegExp(`\\{\\{\\s*settings\\.${escapeRegExp(name)}(\\.\\w+)?\\s*\\}\\}`);
        return !named.test(readFileSync(file ?? '', 'utf8'));
      })
      .map(
        ({ name, file }) =>
          `${file} : écrivez {{settings.${name}}}, ou retirez cette page de settingPages (${TABLE}).`,
      );
    expect(faults).toEqual([]);
  });
});
