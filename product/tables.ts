// The data of product/ as Markdown tables for MDX pages.
import { type Edition, editions } from './editions';
import {
  type ApiError,
  apiErrors,
  certificateFailures,
  type FailureCode,
  oauthErrors,
  type Retry,
  reportFailures,
} from './errors';
import { type ExampleStep, exampleTemplate, type StepType } from './examples';
import { capitalised, frenchDate } from './format';
import { type Term, termEntries } from './glossary';
import { labels } from './labels';
import { linkTraits } from './links';
import { GRANT_WORDS, permissions, type RoleId, roles, tools } from './roles';
import { type SampleNeed, sampleVersions } from './sampleVersions';
import {
  formatRange,
  formatSetting,
  SETTINGS_TABS,
  type Setting,
  type SettingsTab,
  settingEntries,
} from './settings';
import { type Machine, machines } from './states';

const EMPTY_CELL = '—';
const code = (text: string): string => `\`${text}\``;

/** MDX does not interpret what is between backticks, but a bar still ends the cell there. */
function escapeCell(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[{}<]/g, '\\$&')))
    .join('')
    .replaceAll('|', '\\|');
}

export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

type SetBy = Setting['setBy'];
/** The settings that one of these people changes: an organisation reads its own tab by tab. */
function settingsTable(isOf: (setBy: SetBy) => boolean, more: (setBy: SetBy) => readonly string[]): string {
  const header = ['Réglage', 'Par défaut', 'Valeurs possibles', 'Réglé par'];
  const rows = settingEntries
    .filter(([, { setBy }]) => isOf(setBy))
    .map(([key, { name, apiName, setBy }]) => [
      apiName ? `${name} (${code(apiName)})` : name,
      formatSetting(key),
      formatRange(key) ?? EMPTY_CELL,
      ...more(setBy),
    ]);
  return markdownTable(header.slice(0, rows[0]?.length), rows);
}

const isTab = (setBy: SetBy): setBy is SettingsTab => setBy in SETTINGS_TABS;
const tabs = Object.keys(SETTINGS_TABS) as SettingsTab[];
/** `settings.connexion`, and so on for each tab of the console; `settings.exploitant` for all that no tab has. */
const settingsTables = {
  ...Object.fromEntries(
    tabs.map((tab) => [
      `settings.${tab}`,
      settingsTable(
        (setBy) => setBy === tab,
        () => [],
      ),
    ]),
  ),
  'settings.exploitant': settingsTable(
    (setBy) => !isTab(setBy),
    (setBy) => [setBy],
  ),
};

/** Whether to send the call again, in the words of the catalogue of errors. */
export const RETRY_WORDS: Readonly<Record<Retry, string>> = {
  same: 'même appel',
  corrected: 'corrigé',
  no: 'non',
};

const errorRow = ({ status, code: name, cause, remedy }: ApiError): string[] => [
  String(status),
  code(name),
  cause,
  remedy,
];
const failureRow = ({ code: name, cause, remedy }: FailureCode): string[] => [code(name), cause, remedy];

/** The languages of the samples, as their tabs name them. */
const SAMPLE_TABS: Readonly<Record<keyof typeof sampleVersions, string>> = {
  curl: 'cURL',
  javascript: 'JavaScript',
  python: 'Python',
  php: 'PHP',
};
const sampleTabs = Object.keys(SAMPLE_TABS) as (keyof typeof sampleVersions)[];
const needText = ({ name, version }: SampleNeed): string => (version ? `${name} ${version}` : name);

const termName = ({ term, english, apiNames }: Term): string => {
  if (apiNames.includes(term)) return code(term);
  return english ? `${capitalised(term)} (${english})` : capitalised(term);
};

export const termRow = (term: Term): string[] => [
  termName(term),
  term.apiNames.map(code).join(', ') || EMPTY_CELL,
  term.definition,
];

/** « Application mobile et console ». */
const toolsOf = (role: RoleId): string => {
  const used = tools.filter(({ grants }) => grants[role] === 'yes');
  return capitalised(used.map(({ right }) => right.toLowerCase()).join(' et '));
};

/** « a, b ou c ». */
const frenchOr = new Intl.ListFormat('fr', { type: 'disjunction' });

/** Each state with the transitions that lead to it; those with the same trigger share a sentence. */
export function stateTable({ birth, states, transitions }: Machine): string {
  const labelOf = (value: string): string => `« ${states.find((state) => state.value === value)?.label} »`;
  const rows = states.map(({ value, label }) => {
    const waysIn = transitions.filter(({ to }) => to === value);
    const ways = [...new Set(waysIn.map(({ trigger }) => trigger))].map((trigger) => {
      const origins = waysIn.filter((way) => way.trigger === trigger).map(({ from }) => from);
      const from = origins.includes(null)
        ? birth.toLowerCase()
        : `depuis ${frenchOr.format(origins.map((origin) => labelOf(origin ?? '')))}`;
      return trigger ? `${from} : ${trigger}` : from;
    });
    return [label, code(value), capitalised(ways.join(' ; '))];
  });
  return markdownTable(['État', "Valeur dans l'API", 'Comment on y arrive'], rows);
}

/** `states.certificat`, and so on for each state machine. */
const stateTables = Object.fromEntries(
  Object.values(machines).map((machine) => [`states.${machine.id}`, stateTable(machine)]),
);

const { types } = labels.consoleTrames;
/** Types of steps, as the console calls them. */
const STEP_TYPES: Readonly<Record<StepType, string>> = {
  photo: types.photo,
  text: types.texte,
  choice: types.choix,
  nie: types.nie,
};

/** « 1 à 2 photos, position exigée, ≤ 50 m », or the note of a step without photographs. */
export function stepSettings({ photos, note }: ExampleStep): string {
  if (!photos) return note ?? EMPTY_CELL;
  const { min, max, maxAccuracyMeters } = photos;
  const place = maxAccuracyMeters === null ? [] : ['position exigée', `≤ ${maxAccuracyMeters} m`];
  return [`${min} à ${max} photos`, ...place].join(', ');
}

const exampleStepRows = exampleTemplate.steps.map((step: ExampleStep, index) => [
  String(index + 1),
  step.title,
  STEP_TYPES[step.type],
  step.required ? 'oui' : 'non',
  stepSettings(step),
]);

/** A sentence instead of a table where there is no edition yet. */
export const editionTable = (list: readonly Edition[]): string =>
  list.length === 0
    ? "Aucune édition n'est encore parue."
    : markdownTable(
        ['Édition', `Empreinte de ${code('SHA256SUMS')}`],
        list.map(({ date, sums }) => [frenchDate(date), sums ? code(sums) : 'pas encore notée']),
      );

const ERROR_HEADER = ['HTTP', 'Code', 'Cause', 'Que faire'];
const FAILURE_HEADER = ['Code', 'Cause', 'Que faire'];

export const tables = {
  ...settingsTables,
  permissions: markdownTable(
    ['Droit', ...roles.map(({ name }) => name)],
    permissions.map(({ right, grants }) => [right, ...roles.map(({ id }) => GRANT_WORDS[grants[id]])]),
  ),
  roles: markdownTable(
    ['Rôle', "Nom dans l'API", 'Outils', 'En bref'],
    roles.map(({ id, name, summary }) => [name, code(id), toolsOf(id), summary]),
  ),
  errors: markdownTable(
    [...ERROR_HEADER, 'Réessayer'],
    apiErrors.map((one) => [...errorRow(one), RETRY_WORDS[one.retry]]),
  ),
  sampleVersions: markdownTable(
    ['Onglet', 'Minimum'],
    sampleTabs.map((tab) => [SAMPLE_TABS[tab], sampleVersions[tab].map(needText).join(', ')]),
  ),
  oauthErrors: markdownTable(ERROR_HEADER, oauthErrors.map(errorRow)),
  certificateFailures: markdownTable(FAILURE_HEADER, certificateFailures.map(failureRow)),
  reportFailures: markdownTable(FAILURE_HEADER, reportFailures.map(failureRow)),
  glossary: markdownTable(
    ['Terme', "Nom dans l'API", 'Définition'],
    termEntries.filter(([, { forWriters }]) => !forWriters).map(([, term]) => termRow(term)),
  ),
  links: markdownTable(
    ['Critère', 'Lien profond', 'Certilink', 'Lien de partage'],
    linkTraits.map(({ question, deepLink, certilink, shareLink }) => [
      question,
      deepLink,
      certilink,
      shareLink,
    ]),
  ),
  exampleTemplate: markdownTable(['N°', 'Étape', 'Type', 'Obligatoire', 'Réglages'], exampleStepRows),
  editions: editionTable(editions),
  ...stateTables,
};
