// npm test and npm run check: two steps at a time, one for each processor, as soon as what they need is there; and one table
// at the end.
import { spawn } from 'node:child_process';
import { removeReports, summaryOfTests, vitestReport } from './testReports';

type Step = {
  readonly name: string;
  readonly command: string;
  /** What to do about a failure, where a command can mend it. */
  readonly mend?: string;
  /** The steps that make what this one needs. */
  readonly after?: readonly Step[];
  /** It keeps all processors busy: beside another step, both take longer than one after the other. */
  readonly runsAlone?: boolean;
};

const PROCESSORS = 2;

const STYLE: Step = {
  name: 'Mise en forme du code',
  command: 'npm run lint',
  mend: 'npm run fix corrige la mise en forme.',
};
const TYPES: Step = { name: 'Types', command: 'npm run typecheck' };
const TEXTS: Step = { name: 'Textes des pages', command: 'npm run check:content' };
const SITE: Step = { name: 'Construction du site', command: 'npm run build' };
const FIXTURE: Step = { name: "Construction du site d'essai", command: 'npm run build:fixture' };
/** All that the tests need of the machine, at once: two installations at a time would wait for each other. */
const TOOLS: Step = {
  name: 'Outils des tests',
  command: 'npx tsx scripts/ensure-tools.ts chromium grammar contract samples hosting release pdf engines',
};

/** What a writer runs after each change: no build, no browser, under a minute. */
const QUICK: readonly Step[] = [
  TEXTS,
  STYLE,
  TYPES,
  {
    name: "Faits, contrat de l'API, couleurs",
    command: 'npx vitest run --project unit product checks contrast',
  },
];

/** What must pass before anything lands. Those that come first go first. */
const WHOLE: readonly Step[] = [
  STYLE,
  TOOLS,
  TYPES,
  SITE,
  FIXTURE,
  { ...TEXTS, after: [TOOLS] },
  { name: "Le produit d'un autre", command: 'npm run test:owner', after: [SITE, FIXTURE, TOOLS] },
  { name: "Exemples de l'API", command: 'npm run prove -- --check', after: [TOOLS] },
  { name: 'Tests unitaires', command: `npm run test:unit -- ${vitestReport('unit')}`, after: [TOOLS] },
  {
    name: 'Tests de la construction',
    command: `npm run test:build -- ${vitestReport('build')}`,
    after: [SITE, FIXTURE, TOOLS],
  },
  {
    name: 'Tests dans les navigateurs',
    command: 'npm run test:browser',
    after: [SITE, FIXTURE, TOOLS],
    runsAlone: true,
  },
];

const LISTS: Readonly<Record<string, readonly Step[]>> = { check: QUICK, test: WHOLE };

type Outcome = 'réussi' | 'échec' | 'pas lancé';
type Result = Step & { readonly outcome: Outcome; readonly seconds: number };

/** What it prints is seen at once, or, where others run beside it, when it is over. */
function run(step: Step): Promise<Result> {
  const began = Date.now();
  const output = step.runsAlone ? 'inherit' : 'pipe';
  const child = spawn(step.command, { shell: true, stdio: ['ignore', output, output] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => printed.push(data));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat([Buffer.from(`\n── ${step.name}\n`), ...printed]));
      const seconds = Math.round((Date.now() - began) / 1000);
      resolve({ ...step, outcome: status === 0 ? 'réussi' : 'échec', seconds });
    });
  });
}

/** After a failure, nothing more begins: it would only hide the message. */
async function runAll(steps: readonly Step[]): Promise<Result[]> {
  const start = Date.now();
  const results = new Map<Step, Result>();
  const running = new Map<Step, Promise<void>>();

  const isReady = (step: Step): boolean =>
    !results.has(step) &&
    !running.has(step) &&
    (step.after ?? []).every((needed) => results.get(needed)?.outcome === 'réussi') &&
    (!step.runsAlone || running.size === 0);
  const nextStep = (): Step | undefined => {
    const hasFailed = [...results.values()].some(({ outcome }) => outcome === 'échec');
    const isFull = running.size === PROCESSORS || [...running.keys()].some(({ runsAlone }) => runsAlone);
    return hasFailed || isFull ? undefined : steps.find(isReady);
  };

  do {
    for (let step = nextStep(); step; step = nextStep()) {
      const begun = step;
      console.log(`━━ ${step.name}, à ${Math.round((Date.now() - start) / 1000)} s`);
      running.set(
        begun,
        run(begun).then((result) => {
          results.set(begun, result);
          running.delete(begun);
        }),
      );
    }
    await Promise.race(running.values());
  } while (running.size > 0 || nextStep());
  return steps.map((step) => results.get(step) ?? { ...step, outcome: 'pas lancé', seconds: 0 });
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
