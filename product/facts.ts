// Every fact that a page may name between double braces, such as {{settings.taillePiece}}.
import { exampleFormats, exampleRequestsLeft, exampleTokenRenewal } from './examples';
import { frenchDate } from './format';
import { termEntries } from './glossary';
import { identity, productSlug } from './identity';
import { legalNote } from './legal';
import { currentBeta, latestRelease } from './releases';
import { formatRange, formatSetting, formatSettingInWords, settingEntries } from './settings';
import { documentAddresses } from './sources';
import specimen from './specimen.json';
import { machines } from './states';
import { tables } from './tables';

type NamedFact = readonly [name: string, text: string];

const settingFacts: NamedFact[] = settingEntries.flatMap(([key, { value, unit }]) => {
  const name = `settings.${key}`;
  const range = formatRange(key);
  return [
    [name, formatSetting(key)],
    // « 15 minutes » for « 15 min », as screens write it.
    ...(formatSettingInWords(key) === formatSetting(key)
      ? []
      : [[`${name}.words`, formatSettingInWords(key)] as const]),
    // The number without its unit, for code.
    ...(unit ? [[`${name}.value`, String(value)] as const] : []),
    ...(range ? [[`${name}.range`, range] as const] : []),
  ];
});

/** A request written as HTTP has its host on a line of its own: « POST /v1/cases », then « Host: ». */
const { host, pathname } = new URL(identity.apiBase);

const facts: ReadonlyMap<string, string> = new Map<string, string>([
  ...settingFacts,
  ...Object.entries(identity).map(([field, value]) => [`identity.${field}`, value] as const),
  ['identity.apiBase.host', host],
  ['identity.apiBase.path', pathname.replace(/\/$/, '')],
  ['identity.slug', productSlug],
  ['releases.api', latestRelease.api],
  ['releases.application', latestRelease.application],
  ['releases.date', frenchDate(latestRelease.date)],
  ['releases.beta', currentBeta],
  ...termEntries
    .filter(([, { forWriters }]) => !forWriters)
    .map(([key, { definition }]) => [`terms.${key}`, definition] as const),
  // {{states.dossier.open}} is what the screens call this state.
  ...Object.values(machines).flatMap(({ id, states }) =>
    states.map(({ value, label }) => [`states.${id}.${value}`, label] as const),
  ),
  ['examples.formatsApi', exampleFormats],
  ['examples.requetesRestantes', String(exampleRequestsLeft)],
  ['examples.renouvellementDuJeton', exampleTokenRenewal],
  // What the replies show of the specimen's files: `npm run specimen` writes both.
  ...Object.entries(specimen).map(([name, text]) => [`specimen.${name}`, text] as const),
  ['legal.note', legalNote],
  // {{sources.1}} is the address of source n° 1.
  ...documentAddresses.map(({ number, address }) => [`sources.${number}`, address] as const),
]);

/** Markdown tables, of several lines each: a page names a table alone on its line, not in a sentence. */
export const factTables: ReadonlyMap<string, string> = new Map(
  Object.entries(tables).map(([name, table]) => [`tables.${name}`, table]),
);

/** The text of a fact that fits in a sentence; undefined for an unknown name and for a table. */
export const fact = (name: string): string | undefined => facts.get(name);

/** The names of all facts, tables included. */
export const factNames = (): string[] => [...facts.keys(), ...factTables.keys()];
