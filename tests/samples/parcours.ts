// The journey, executed from its first line to its last: each part uses what the one before it was given.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execute, type Outcome } from './execute';
import { type Course, RETRY_AFTER_S } from './journey';
import { environmentOf } from './operations';
import { piecesOf, type Reader } from './readers';
import { faultsWhere, type Result } from './results';
import type { Run, SampleServer } from './server';

const OPENING = ['createToken', 'createCase', 'createCertilink'];
const WAITING = ['getCertilink', 'listCertificates'];
const DOWNLOAD = 'getReportFile';
const FILE = 'rapport.pdf';
/** Sixty readings, and a wait between each and the next. */
const READINGS = 60;

type Attempt = { readonly run: Run; readonly outcome: Outcome };

const outline = ({ calls }: Run): string =>
  calls.map(({ operation, status }) => `${operation} ${status}`).join(', ');
const operationsOf = ({ calls }: Run): string => calls.map(({ operation }) => operation).join();
const times = ({ calls }: Run, operation: string): number =>
  calls.filter((call) => call.operation === operation).length;
const savedFile = ({ folder }: Outcome): Buffer | undefined => {
  const file = path.join(folder, FILE);
  return existsSync(file) ? readFileSync(file) : undefined;
};

/** What must hold, by course; the names of faults say what does not. */
const promises: Record<Course, { readonly name: string; readonly faults: (attempt: Attempt) => string[] }> = {
  smooth: {
    name: 'du jeton au rapport, photos et certificats attendus',
    faults: ({ run, outcome }) => {
      const expected = [
        ...OPENING,
        ...WAITING,
        ...WAITING,
        ...WAITING,
        'closeCase',
        'createReport',
        DOWNLOAD,
        DOWNLOAD,
      ];
      const received = run.calls.at(-1)?.body;
      return faultsWhere({
        [`code de sortie ${outcome.code} : ${outcome.stderr.trim()}`]: outcome.code !== 0,
        [`appels : ${outline(run)}`]: operationsOf(run) !== expected.join(),
        [`attend ${outcome.waits.join(', ')} s`]:
          outcome.waits.length !== 3 || outcome.waits[2] !== RETRY_AFTER_S,
        [`${FILE} n'est pas le fichier reçu`]: !received || !savedFile(outcome)?.equals(received),
      });
    },
  },
  busy: {
    name: 'débit dépassé : le même appel, sous la même clé',
    faults: ({ run, outcome }) => {
      const creations = run.calls.filter(({ operation }) => operation === 'createCase');
      const keys = new Set(creations.map(({ request }) => request.headers.get('idempotency-key')));
      return faultsWhere({
        [`code de sortie ${outcome.code} : ${outcome.stderr.trim()}`]: outcome.code !== 0,
        [`${creations.length} créations, ${keys.size} clés`]: creations.length !== 2 || keys.size !== 1,
      });
    },
  },
  revoked: {
    name: 'Certilink révoqué : rien de plus',
    faults: ({ run, outcome }) =>
      faultsWhere({
        [`appels : ${outline(run)}`]: operationsOf(run) !== [...OPENING, ...WAITING].join(),
        'le programme réussit': outcome.code === 0,
        "« revoked » n'est pas affiché": !outcome.stdout.includes('revoked'),
      }),
  },
  unanswered: {
    name: "sans photos, l'attente a une fin",
    faults: ({ run, outcome }) =>
      faultsWhere({
        [`lit ${times(run, 'getCertilink')} fois`]: times(run, 'getCertilink') !== READINGS,
        'clôt quand même': times(run, 'closeCase') > 0,
        'le programme réussit': outcome.code === 0,
      }),
  },
  incomplete: {
    name: 'étape oubliée, la clôture est refusée',
    faults: ({ run, outcome }) =>
      faultsWhere({
        [`appels : ${outline(run)}`]: !outline(run).endsWith('closeCase 409'),
        'le programme réussit': outcome.code === 0,
        "« case-incomplete » n'est pas affiché": !`${outcome.stdout}${outcome.stderr}`.includes(
          'case-incomplete',
        ),
      }),
  },
  'late-report': {
    name: "rapport qui ne vient pas, l'attente a une fin",
    faults: ({ run, outcome }) =>
      faultsWhere({
        [`demande ${times(run, DOWNLOAD)} fois`]: times(run, DOWNLOAD) !== READINGS,
        'le programme réussit': outcome.code === 0,
        [`${FILE} enregistré`]: savedFile(outcome) !== undefined,
      }),
  },
  'failed-report': {
    name: 'rapport en échec, un seul essai',
    faults: ({ run, outcome }) =>
      faultsWhere({
        [`demande ${times(run, DOWNLOAD)} fois`]: times(run, DOWNLOAD) !== 1,
        'le programme réussit': outcome.code === 0,
        [`${FILE} enregistré`]: savedFile(outcome) !== undefined,
        "l'erreur n'est pas affichée": !/"code": ?"[a-z-]+"/.test(`${outcome.stdout}${outcome.stderr}`),
      }),
  },
};

const courses: readonly Course[] = [
  'smooth',
  'busy',
  'revoked',
  'unanswered',
  'incomplete',
  'late-report',
  'failed-report',
];

async function follow(course: Course, reader: Reader, server: SampleServer, folder: string): Promise<Result> {
  const run = server.open({ scopes: [], course });
  const outcome = await execute(reader, piecesOf('parcours', reader), {
    folder,
    environment: environmentOf(run),
  });
  const { name, faults } = promises[course];
  return {
    group: 'Parcours',
    name,
    reader,
    faults: [...faults({ run, outcome }), ...run.calls.flatMap((call) => call.faults)],
  };
}

async function withWrongSecret(reader: Reader, server: SampleServer, folder: string): Promise<Result> {
  const run = server.open({ scopes: [], course: 'smooth' });
  const environment = { ...environmentOf(run), CLIENT_SECRET: 'faux' };
  const { code } = await execute(reader, piecesOf('parcours', reader), { folder, environment });
  return {
    group: 'Parcours',
    name: 'secret faux, aucun appel de plus',
    reader,
    faults: faultsWhere({
      [`appels : ${outline(run)}`]: outline(run) !== 'createToken 401',
      'le programme réussit': code === 0,
    }),
  };
}

/** Each course of the journey, for each reader: tasks that can be run at once. */
export const journeyTasks = (server: SampleServer, folder: string) => (reader: Reader) => [
  ...courses.map((course) => () => follow(course, reader, server, folder)),
  () => withWrongSecret(reader, server, folder),
];
