// The journey, executed from its first line to its last: each part uses what the one before it was given.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execute, type Outcome } from './execute';
import { type Course, Journey, RETRY_AFTER_S } from './journey';
import { environmentOf } from './operations';
import { failuresOf, type Result } from './results';
import { piecesOf, type Reader } from './runners';
import type { Run, SampleServer } from './server';

const FILE = 'rapport.pdf';

type Attempt = { readonly run: Run; readonly outcome: Outcome };

type Expected = {
  readonly name: string;
  readonly course: Course;
  readonly calls: RegExp;
  /** What the program shows where it must fail; one that must not saves the report. */
  readonly failure?: RegExp;
  readonly secret?: string;
  readonly faults?: (attempt: Attempt) => string[];
};

const courses: readonly Expected[] = [
  {
    name: 'du jeton au rapport, photos et certificats attendus',
    course: 'smooth',
    calls:
      /^createToken createCase createCertilink( getCertilink listCertificates){3} closeCase createReport getReportFile \d+ getReportFile$/,
    faults: ({ outcome: { waits } }) =>
      failuresOf({ [`attend ${waits} s`]: waits.length !== 3 || waits[2] !== RETRY_AFTER_S }),
  },
  {
    name: 'débit dépassé : le même appel, sous la même clé',
    course: 'busy',
    calls: /^createToken createCase 429 createCase createCertilink /,
    faults: ({ run }) => {
      const creations = run.calls.filter(({ operation }) => operation === 'createCase');
      const keys = new Set(creations.map(({ request }) => request.headers.get('idempotency-key')));
      return failuresOf({ [`${keys.size} clés`]: keys.size !== 1 });
    },
  },
  {
    name: 'Certilink révoqué : rien de plus',
    course: 'revoked',
    calls: /^createToken createCase createCertilink getCertilink listCertificates$/,
    failure: /revoked/,
  },
  {
    name: "sans photos, l'attente a une fin",
    course: 'unanswered',
    calls: /^createToken createCase createCertilink( getCertilink listCertificates){60}$/,
    failure: /./,
  },
  {
    name: 'étape oubliée, la clôture est refusée',
    course: 'incomplete',
    calls: / closeCase 409$/,
    failure: /case-incomplete/,
  },
  {
    name: "rapport qui ne vient pas, l'attente a une fin",
    course: 'late-report',
    calls: / createReport( getReportFile \d+){60}$/,
    failure: /./,
  },
  {
    name: 'rapport en échec, un seul essai',
    course: 'failed-report',
    calls: / createReport getReportFile \d+$/,
    failure: /"code": ?"[a-z-]+"/,
  },
  {
    name: 'secret faux, aucun appel de plus',
    course: 'smooth',
    calls: /^createToken 401$/,
    failure: /./,
    secret: 'faux',
  },
];

const outlineOf = ({ calls }: Run): string =>
  calls.map(({ operation, status }) => (status < 400 ? operation : `${operation} ${status}`)).join(' ');

async function follow(expected: Expected, reader: Reader, server: SampleServer, folder: string) {
  const { name, course, calls, failure, secret } = expected;
  const journey = new Journey(course);
  const run = server.open({ scopes: [], answer: journey.answer });
  const given = { ...environmentOf(run), TEMPLATE_ID: journey.templateId };
  const environment = { ...given, ...(secret && { CLIENT_SECRET: secret }) };
  const outcome = await execute(reader, piecesOf('parcours', reader), { folder, environment });
  const shown = `${outcome.stdout}${outcome.stderr}`;
  const file = path.join(outcome.folder, FILE);
  const saved = existsSync(file) ? readFileSync(file) : undefined;
  const received = failure ? undefined : run.calls.at(-1)?.body;
  return {
    group: 'Parcours',
    name,
    reader,
    faults: [
      ...failuresOf({
        [`code de sortie ${outcome.code} : ${outcome.stderr.trim()}`]: (outcome.code !== 0) !== !!failure,
        [`appels : ${outlineOf(run)}`]: !calls.test(outlineOf(run)),
        [`affiche ${shown}`]: failure !== undefined && !failure.test(shown),
        [`${FILE} n'est pas le fichier reçu`]: !(received && saved
          ? saved.equals(received)
          : saved === received),
      }),
      ...(expected.faults?.({ run, outcome }) ?? []),
      ...run.calls.flatMap((call) => call.faults),
    ],
  } satisfies Result;
}

export const journeyTasks = (reader: Reader, server: SampleServer, folder: string) =>
  courses.map((expected) => () => follow(expected, reader, server, folder));
