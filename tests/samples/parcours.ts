// The journey, executed from its first line to its last: each part uses what the one before it was given.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sample } from '../../api-reference/samples/types';
import { siteApiReference } from '../../api-reference.config';
import { execute } from './execute';
import { RETRY_AFTER_S } from './journey';
import { environmentOf } from './operations';
import { faultsWhere, type Result } from './results';
import type { Call, SampleServer } from './server';

const CALLS = ['createToken', 'createCase', 'createCertilink', 'closeCase', 'createReport'];
const DOWNLOADS = ['getReportFile', 'getReportFile'];
/** Clocks of two processes. */
const MARGIN_MS = 50;

const outline = (calls: readonly Call[]): string =>
  calls.map(({ operation, status }) => `${operation} ${status}`).join(', ');

async function toTheEnd({ language, code }: Sample, server: SampleServer, folder: string): Promise<Result> {
  const run = server.open({ scopes: [], recipient: 'prompt' });
  const outcome = await execute(language, code, { folder, environment: environmentOf(run) });
  const [early, late] = run.calls.slice(CALLS.length);
  const waited = early && late ? Math.round(late.at - early.at) : 0;
  const expected = [...CALLS, ...DOWNLOADS].join();
  const ended = outcome.code === 0;
  return {
    group: 'Parcours',
    name: 'du jeton au rapport',
    language,
    faults: [
      ...faultsWhere({
        [`code de sortie ${outcome.code} : ${outcome.stderr.trim()}`]: !ended,
        [`appels : ${outline(run.calls)}`]: run.calls.map(({ operation }) => operation).join() !== expected,
        [`recommence après ${waited} ms, sans attendre Retry-After`]:
          waited < RETRY_AFTER_S * 1000 - MARGIN_MS,
        "rapport.pdf n'est pas le fichier reçu":
          ended && !!late && !readFileSync(path.join(outcome.folder, 'rapport.pdf')).equals(late.body),
      }),
      ...run.calls.flatMap(({ faults }) => faults),
    ],
  };
}

/** Nobody took the photographs: the journey stops there and says so. */
async function toTheClosing(
  { language, code }: Sample,
  server: SampleServer,
  folder: string,
): Promise<Result> {
  const run = server.open({ scopes: [], recipient: 'absent' });
  const {
    code: exit,
    stdout,
    stderr,
  } = await execute(language, code, {
    folder,
    environment: environmentOf(run),
  });
  const calls = outline(run.calls);
  return {
    group: 'Parcours',
    name: 'sans photos, la clôture est refusée',
    language,
    faults: faultsWhere({
      [`appels : ${calls}`]: !calls.endsWith('closeCase 409'),
      'le programme réussit': exit === 0,
      "« case-incomplete » n'est pas affiché": !`${stdout}${stderr}`.includes('case-incomplete'),
    }),
  };
}

async function withWrongSecret(
  { language, code }: Sample,
  server: SampleServer,
  folder: string,
): Promise<Result> {
  const run = server.open({ scopes: [], recipient: 'prompt' });
  const { code: exit } = await execute(language, code, {
    folder,
    environment: { ...environmentOf(run), CLIENT_SECRET: 'faux' },
  });
  const calls = outline(run.calls);
  return {
    group: 'Parcours',
    name: 'secret faux, aucun appel de plus',
    language,
    faults: faultsWhere({
      [`appels : ${calls}`]: calls !== 'createToken 401',
      'le programme réussit': exit === 0,
    }),
  };
}

export const runJourney = async (
  language: Sample['language'],
  server: SampleServer,
  folder: string,
): Promise<Result[]> => {
  const sample = siteApiReference.fileSamples('parcours').find((one) => one.language === language);
  if (!sample) return [];
  return Promise.all(
    [toTheEnd, toTheClosing, withWrongSecret].map((attempt) => attempt(sample, server, folder)),
  );
};
