// The product's data as Markdown tables, ready for an MDX page.
import {
  type ApiError,
  apiErrors,
  certificateFailures,
  type FailureCode,
  oauthErrors,
  reportFailures,
} from './errors';
import { type ExampleStep, exampleTemplate, type StepType } from './examples';
import { capitalised } from './format';
import { type Term, termEntries } from './glossary';
import { labels } from './labels';
import { linkTraits } from './links';
import { GRANT_WORDS, permissions, type RoleId, roles } from './roles';
import { formatRange, formatSetting, settingEntries } from './settings';
import { type Machine, machines } from './states';

const NOTHING = '—';
const code = (text: string): string => `\`${text}\``;

/** Between backticks MDX reads nothing, but the table still ends its cell at a bar. */
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

const settingRows = settingEntries.map(([key, { name, readBy, setBy }]) => [
  readBy ? `${name} (${code(readBy)})` : name,
  formatSetting(key),
  formatRange(key) ?? NOTHING,
  setBy,
]);

const errorRow = ({ status, code: name, cause, remedy }: ApiError): string[] => [
  String(status),
  code(name),
  cause,
  remedy,
];
const failureRow = ({ code: name, cause, remedy }: FailureCode): string[] => [code(name), cause, remedy];

const termName = ({ term, english, apiNames }: Term): string => {
  if (apiNames.includes(term)) return code(term);
  return english ? `${capitalised(term)} (${english})` : capitalised(term);
};

const glossaryRows = termEntries
  .filter(([, { forWriters }]) => !forWriters)
  .map(([, term]) => [termName(term), term.apiNames.map(code).join(', ') || NOTHING, term.definition]);

const tools = (role: RoleId): string => {
  const used = permissions.filter(
    ({ right, grants }) => ['Application mobile', 'Console'].includes(right) && grants[role] === 'yes',
  );
  return capitalised(used.map(({ right }) => right.toLowerCase()).join(' et '));
};

const either = new Intl.ListFormat('fr', { type: 'disjunction' });

/** A state, and each way into it: from where, and what brings it. Ways with one cause are told together. */
function stateTable({ birth, states, transitions }: Machine): string {
  const labelOf = (value: string): string => `« ${states.find((state) => state.value === value)?.label} »`;
  const rows = states.map(({ value, label }) => {
    const waysIn = transitions.filter(({ to }) => to === value);
    const ways = [...new Set(waysIn.map(({ trigger }) => trigger))].map((trigger) => {
      const origins = waysIn.filter((way) => way.trigger === trigger).map(({ from }) => from);
      const from = origins.includes(null)
        ? birth.toLowerCase()
        : `depuis ${either.format(origins.map((origin) => labelOf(origin ?? '')))}`;
      return trigger ? `${from} : ${trigger}` : from;
    });
    return [label, code(value), capitalised(ways.join(' ; '))];
  });
  return markdownTable(['État', "Valeur dans l'API", 'Comment on y arrive'], rows);
}

/** `tables.states.certificat`, and so on for each machine. */
const stateTables = Object.fromEntries(
  Object.values(machines).map((machine) => [`states.${machine.id}`, stateTable(machine)]),
);

const { types } = labels.consoleTrames;
/** As the console offers them. */
const STEP_TYPES: Readonly<Record<StepType, string>> = {
  photo: types.photo,
  text: types.texte,
  choice: types.choix,
  nie: types.nie,
};

/** « 1 à 2 photos, position exigée, ≤ 50 m », or what the example says of a step that takes no photograph. */
function stepSettings({ photos, note }: ExampleStep): string {
  if (!photos) return note ?? NOTHING;
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

const ERROR_HEADER = ['HTTP', 'Code', 'Cause', 'Que faire'];
const FAILURE_HEADER = ['Code', 'Cause', 'Que faire'];

export const tables = {
  settings: markdownTable(['Réglage', 'Par défaut', 'Plage', 'Réglé par'], settingRows),
  permissions: markdownTable(
    ['Droit', ...roles.map(({ name }) => name)],
    permissions.map(({ right, grants }) => [right, ...roles.map(({ id }) => GRANT_WORDS[grants[id]])]),
  ),
  roles: markdownTable(
    ['Rôle', "Nom dans l'API", 'Outils', 'En bref'],
    roles.map(({ id, name, summary }) => [name, code(id), tools(id), summary]),
  ),
  errors: markdownTable(ERROR_HEADER, apiErrors.map(errorRow)),
  oauthErrors: markdownTable(ERROR_HEADER, oauthErrors.map(errorRow)),
  certificateFailures: markdownTable(FAILURE_HEADER, certificateFailures.map(failureRow)),
  reportFailures: markdownTable(FAILURE_HEADER, reportFailures.map(failureRow)),
  glossary: markdownTable(['Terme', "Nom dans l'API", 'Définition'], glossaryRows),
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
  ...stateTables,
};
