// What npm run new, move and remove share: refuse, write, format, then list what is left to do by hand.
import { spawnSync } from 'node:child_process';
import { readPage } from '../../checks/page';
import { nearestNames } from '../../lib/nearestNames';
import { asTypedPath, namesOf, type PageNames, pageNameFault } from '../../lib/pageNames';
import { oncePerLine, type Place } from './mentions';
import { type Changes, type Project, pagesOf, Refusal, readProject, sourceOf, write } from './project';
import { isRoute, ROUTES } from './routes';

export type Plan = {
  readonly changes: Changes;
  readonly done: string;
  /** What is left to do by hand; `after` is the project once changed, so that line numbers are right. */
  readonly left: (after: Project) => readonly string[];
};

export function knownPage(project: Project, typed: string): PageNames {
  const file = asTypedPath(typed);
  const pages = pagesOf(project);
  if (!pages.includes(file))
    throw new Refusal(
      `« ${file} » : cette page n'existe pas. Noms proches : ${nearestNames(file, pages).join(', ')}.`,
    );
  if (file === 'docs/index.mdx')
    throw new Refusal(
      `« ${file} » est la racine de la documentation : changez son texte, elle garde son adresse.`,
    );
  return namesOf(file);
}

/** The names of a page that does not exist yet. `except` is the page that is about to be moved there. */
export function freeNames(project: Project, typed: string, except?: PageNames): PageNames {
  const file = asTypedPath(typed);
  if (!file.startsWith('docs/'))
    throw new Refusal(`« ${file} » : donnez un chemin qui commence par docs/ et finit par .mdx.`);
  const fault = pageNameFault(file);
  if (fault) throw new Refusal(`« ${file} » : ${fault}`);
  const names = namesOf(file);
  // macOS and Windows take two names that differ by case for one file.
  const wanted = [names.file, names.questions].map((name) => name.toLowerCase());
  const taken = [...project.sources.keys()]
    .filter((one) => one !== except?.file && one !== except?.questions)
    .find((one) => wanted.includes(one.toLowerCase()));
  if (taken)
    throw new Refusal(`« ${taken} » existe déjà : choisissez un autre nom, ou retirez d'abord ce fichier.`);
  if (isRoute(project, names) && names.address.toLowerCase() !== except?.address.toLowerCase())
    throw new Refusal(`L'adresse ${names.address} est déjà dans ${ROUTES} : choisissez un autre nom.`);
  return names;
}

const frontMatterOf = (project: Project, { file }: PageNames) =>
  readPage(file, sourceOf(project, file)).frontMatter;

export const titleOf = (project: Project, page: PageNames): string =>
  String(frontMatterOf(project, page).get('title')?.value ?? '');

export const isUnlisted = (project: Project, page: PageNames): boolean =>
  frontMatterOf(project, page).get('unlisted')?.value === true;

/** Drops the points that do not apply: those that are false, and those about places of which there is none. */
export const pointsOf = (
  ...points: readonly (string | false | { readonly about: string; readonly places: readonly Place[] })[]
): string[] =>
  points.flatMap((point) => {
    if (typeof point !== 'object') return point || [];
    const places = oncePerLine(point.places);
    const lines = places.map(({ file, line, excerpt }) => `    ${file}:${line} : ${excerpt}`);
    return lines.length > 0 ? [point.about, ...lines].join('\n') : [];
  });

export const READ_AGAIN = 'Relisez le tout : git diff, puis npm run check et npm run build.';

function format(files: readonly string[]): void {
  const code = files.filter((file) => /\.tsx?$/.test(file));
  if (code.length === 0) return;
  const biome = [require.resolve('@biomejs/biome/bin/biome'), 'check', '--write'];
  const { status, stderr } = spawnSync(process.execPath, [...biome, ...code], { encoding: 'utf8' });
  if (status !== 0) console.error(`${stderr}\nLa mise en forme a échoué : lancez npm run fix.`);
}

/** Runs the command that was typed, in the current folder. `takes`: how many arguments it may have. */
export function runCommand(
  usage: string,
  takes: readonly number[],
  plan: (project: Project, ...args: string[]) => Plan,
): void {
  const args = process.argv.slice(2).filter(Boolean);
  try {
    if (!takes.includes(args.length)) throw new Refusal(`Usage : npm run ${usage}`);
    const project = readProject(process.cwd());
    const { changes, done, left } = plan(project, ...args);
    const edited = write(project, changes);
    format(edited);
    const points = left(readProject(project.root)).map((point) => `- ${point}`);
    const changed = edited.length > 0 ? [`Modifié : ${edited.join(', ')}.`] : [];
    console.log([done, ...changed, 'Il reste à faire :', ...points].join('\n'));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`${error.message}\nRien n'a été changé.`);
    process.exitCode = 1;
  }
}
