// npm test and npm run check: one step after the other, where it is and since when, and one table at the end.
import { spawn } from 'node:child_process';
import { removeReports, summaryOfTests, vitestReport } from './testReports';

type Step = {
  readonly name: string;
  readonly command: string;
  /** What to do about a failure, where a command can mend it. */
  readonly mend?: string;
};

const STYLE: Step = {
  name: 'Mise en forme du code',
  command: 'npm run lint',
  mend: 'npm run fix corrige la mise en forme.',
};
const TYPES: Step = { name: 'Types', command: 'npm run typecheck' };
const TEXTS: Step = { name: 'Textes des pages', command: 'npm run check:content' };

/** One after the other. */
type Lane = readonly Step[];

/** Groups follow each other; the lanes of a group run at the same time, each on about one processor. */
type Steps = readonly (readonly Lane[])[];

const SOURCES: readonly Lane[] = [[STYLE, TYPES], [TEXTS]];

/** What a writer runs after each change: no build, no browser, under a minute. */
const QUICK: Steps = [
  SOURCES,
  [
    [
      {
        name: "Faits, contrat de l'API, couleurs",
        command: 'npx vitest run --project unit product checks contrast',
      },
    ],
  ],
];

/** What must pass before anything lands. */
const WHOLE: Steps = [
  [
    // Both lanes of the next group need them.
    [TEXTS, { name: 'Outils du contrat', command: 'npx tsx scripts/ensure-contract-tools.ts' }],
    [
      STYLE,
      TYPES,
      { name: 'Construction du site', command: 'npm run build' },
      { name: "Construction du site d'essai", command: 'npm run build:fixture' },
    ],
  ],
  [
    [{ name: "Exemples de l'API", command: 'npm run prove -- --check' }],
    [{ name: 'Tests unitaires', command: `npm run test:unit -- ${vitestReport('unit')}` }],
  ],
  [
    [{ name: 'Tests de la construction', command: `npm run test:build -- ${vitestReport('build')}` }],
    [{ name: "Le produit d'un autre", command: 'npm run test:owner' }],
  ],
  [[{ name: 'Tests dans les navigateurs', command: 'npm run test:browser' }]],
];

const LISTS: Readonly<Record<string, Steps>> = { check: QUICK, sources: [SOURCES], test: WHOLE };

type Outcome = 'réussi' | 'échec' | 'pas lancé';
type Result = Step & { readonly outcome: Outcome; readonly seconds: number };

/** What it prints is seen at once, or, with others beside it, when it is over. */
function run(step: Step, isAlone: boolean): Promise<Result> {
  const began = Date.now();
  const child = spawn(step.command, { shell: true, stdio: ['ignore', ...outputOf(isAlone)] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => printed.push(data));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (!isAlone) process.stdout.write(Buffer.concat([Buffer.from(`\n── ${step.name}\n`), ...printed]));
      const seconds = Math.round((Date.now() - began) / 1000);
      resolve({ ...step, outcome: status === 0 ? 'réussi' : 'échec', seconds });
    });
  });
}

const outputOf = (isAlone: boolean) =>
  isAlone ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const);

/** A failure ends its lane, and the run after its group: the steps after it would only hide its message. */
async function runAll(steps: Steps): Promise<Result[]> {
  const start = Date.now();
  const results: Result[] = [];
  for (const [index, lanes] of steps.entries()) {
    const hasFailed = results.some(({ outcome }) => outcome === 'échec');
    const names = lanes.map((lane) => lane.map(({ name }) => name).join(', puis ')).join(' | ');
    if (!hasFailed)
      console.log(
        `\n━━ ${index + 1}/${steps.length} ${names}, à ${Math.round((Date.now() - start) / 1000)} s`,
      );
    const ofLanes = await Promise.all(
      lanes.map((lane) => runLane(lane, { isAlone: lanes.length === 1, hasFailed })),
    );
    results.push(...ofLanes.flat());
  }
  return results;
}

async function runLane(
  lane: Lane,
  { isAlone, hasFailed }: { readonly isAlone: boolean; readonly hasFailed: boolean },
): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of lane) {
    const isStopped = hasFailed || results.some(({ outcome }) => outcome === 'échec');
    results.push(isStopped ? { ...step, outcome: 'pas lancé', seconds: 0 } : await run(step, isAlone));
  }
  return results;
}

function table(results: readonly Result[], total: number): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const row = (name: string, outcome: string, seconds: number): string =>
    `${name.padEnd(width)}  ${outcome.padEnd(9)}  ${String(seconds).padStart(4)} s`;
  const passed = results.filter(({ outcome }) => outcome === 'réussi').length;
  return [
    '',
    ...results.map(({ name, outcome, seconds }) => row(name, outcome, seconds)),
    row('Total', `${passed} sur ${results.length}`, total),
  ].join('\n');
}

const [wanted = ''] = process.argv.slice(2);
const steps = LISTS[wanted];
if (!steps) {
  console.error(`Usage : node scripts/run.cjs steps ${Object.keys(LISTS).join(' | ')}`);
  process.exit(1);
}
const began = performance.now();
if (steps === WHOLE) removeReports();
runAll(steps).then((results) => {
  console.log(table(results, Math.round((performance.now() - began) / 1000)));
  if (steps === WHOLE) console.log(summaryOfTests());
  const failures = results.filter(({ outcome }) => outcome === 'échec');
  for (const { name, command, mend = '' } of failures)
    console.error(`\n« ${name} » a échoué. ${mend}\nPour ne relancer que cela : ${command}`);
  process.exit(failures.length > 0 ? 1 : 0);
});
