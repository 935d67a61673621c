// npm test and npm run check: one step after the other, where it is and since when, and one table at the end.
import { spawnSync } from 'node:child_process';

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

/** What a writer runs after each change: no build, no browser, under a minute. */
const QUICK: readonly Step[] = [
  STYLE,
  TYPES,
  TEXTS,
  { name: "Faits, contrat de l'API, couleurs", command: 'npm run test:unit -- product checks contrast' },
];

/** What must pass before anything lands. */
const WHOLE: readonly Step[] = [
  STYLE,
  TYPES,
  TEXTS,
  { name: "Exemples de l'API", command: 'npm run prove -- --check' },
  { name: 'Tests unitaires', command: 'npm run test:unit' },
  { name: 'Construction du site', command: 'npm run build' },
  { name: "Construction du site d'essai", command: 'npm run build:fixture' },
  { name: 'Tests de la construction', command: 'npm run test:build' },
  { name: "Le produit d'un autre", command: 'npm run test:owner' },
  { name: 'Tests dans Chromium', command: 'npm run test:browser' },
];

const LISTS: Readonly<Record<string, readonly Step[]>> = { check: QUICK, test: WHOLE };

type Outcome = 'réussi' | 'échec' | 'pas lancé';
type Result = Step & { readonly outcome: Outcome; readonly seconds: number };

function run({ command }: Step): boolean {
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

/** A failure ends the run: the steps after it would only hide its message. */
function runAll(steps: readonly Step[]): Result[] {
  const start = Date.now();
  let failed = false;
  return steps.map((step, index) => {
    if (failed) return { ...step, outcome: 'pas lancé', seconds: 0 };
    const began = Date.now();
    const sinceStart = Math.round((began - start) / 1000);
    console.log(`\n━━ ${index + 1}/${steps.length} ${step.name} (${step.command}), à ${sinceStart} s`);
    failed = !run(step);
    const seconds = Math.round((Date.now() - began) / 1000);
    return { ...step, outcome: failed ? 'échec' : 'réussi', seconds };
  });
}

function table(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
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
const results = runAll(steps);
console.log(table(results));
const failure = results.find(({ outcome }) => outcome === 'échec');
if (failure) {
  const { name, command, mend = '' } = failure;
  console.error(`\n« ${name} » a échoué. ${mend}\nPour ne relancer que cela : ${command}`);
}
process.exit(failure ? 1 : 0);
