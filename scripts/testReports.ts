// What the test runners write down while `npm test` runs, and what its last lines make of it: the tests that took longest, and
// those that passed only when they were tried again.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const FOLDER = '.test-reports';
const AT_MOST = 10;

type Name = 'unit' | 'build' | 'browser';
export const reportFile = (name: Name): string => path.join(FOLDER, `${name}.json`);

export const vitestReport = (project: Exclude<Name, 'browser'>): string =>
  `--reporter=default --reporter=json --outputFile.json=${reportFile(project)}`;

export const removeReports = (): void => rmSync(FOLDER, { recursive: true, force: true });

type Timed = { readonly title: string; readonly seconds: number; readonly isUnstable?: boolean };

/** As Vitest writes it. */
type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
};

/** As Playwright writes it: suites in suites. */
type Suite = {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
};

const read = <Report>(name: Name): Report | undefined =>
  existsSync(reportFile(name)) ? JSON.parse(readFileSync(reportFile(name), 'utf8')) : undefined;

const ofVitest = (name: Exclude<Name, 'browser'>): Timed[] =>
  (read<VitestReport>(name)?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${path.relative('', file)} : ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );

const ofSuite = ({ file, suites = [], specs = [] }: Suite): Timed[] => [
  ...suites.flatMap(ofSuite),
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `${file} (${projectName}) : ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      isUnstable: status === 'flaky',
    })),
  ),
];

/** The ten longest tests of the last run, and its unstable ones. */
export function summaryOfTests(): string {
  const browser = read<{ readonly suites: readonly Suite[] }>('browser')?.suites.flatMap(ofSuite) ?? [];
  const longest = [...ofVitest('unit'), ...ofVitest('build'), ...browser]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, AT_MOST);
  const unstable = browser.filter(({ isUnstable }) => isUnstable);
  return [
    '',
    'Les tests les plus longs :',
    ...longest.map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`),
    `Tests réussis au second essai seulement : ${unstable.length}`,
    ...unstable.map(({ title }) => `- ${title}`),
  ].join('\n');
}
