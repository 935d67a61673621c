// What is around the calls: the digest of a report, a list of several pages, a variable that was forgotten, what pages tell
// a reader to type, and the versions that they ask for.
import { siteApiReference } from '../../api-reference.config';
import { isList, isObject } from '../../lib/json';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { exampleReport } from '../../product/examples';
import { type SampleNeed, sampleVersions } from '../../product/sampleVersions';
import { versionOf } from '../../scripts/tools';
import { execute } from './execute';
import { environmentOf, type OperationSample } from './operations';
import { apiPages, codeIn } from './pageCode';
import { failuresOf, type Result } from './results';
import { isShell, piecesOf, type Reader } from './runners';
import type { Question, SampleServer, Step } from './server';

/** The reference takes the digest of this text as that of its example. */
const KEPT = 'exemple-rapport.pdf';

export async function runDigest(reader: Reader, server: SampleServer, folder: string): Promise<Result> {
  const attempt = async (content: string) => {
    const run = server.open({ scopes: ['reports:read'] });
    const environment = { ...environmentOf(run), REPORT_ID: exampleReport.id };
    const files = { 'rapport.pdf': content };
    const pieces = piecesOf('controler-rapport', reader);
    const { code, stderr } = await execute(reader, pieces, { folder, environment, files });
    return { code, stderr, faults: run.calls.flatMap(({ faults }) => faults) };
  };
  const [right, altered] = [await attempt(KEPT), await attempt(`${KEPT} `)];
  const faults = failuresOf({
    [`le bon fichier est refusé : ${right.stderr.trim()}`]: right.code !== 0,
    'un fichier modifié est accepté': altered.code === 0,
  });
  return { group: 'Autres', name: 'empreinte du rapport', reader, faults: [...faults, ...right.faults] };
}

/** Cursors of three pages, with characters that an address must encode. */
const CURSORS = ['', 'page 2+/=&é', 'page 3+/=&é'];
const idOf = (page: number): string => `case_${String(page).padStart(26, '0')}`;

function pageOfList({ url, example }: Question): Step {
  const page = CURSORS.indexOf(url.searchParams.get('cursor') ?? '');
  const [first] = isList(example.data) ? example.data : [];
  const nextCursor = CURSORS[page + 1] ?? null;
  // The second page is empty: only `hasMore` says that the list goes on.
  const data = page === 1 || !isObject(first) ? [] : [{ ...first, id: idOf(page) }];
  return { body: { data, page: { nextCursor, hasMore: nextCursor !== null } } };
}

export async function runList(reader: Reader, server: SampleServer, folder: string): Promise<Result> {
  const run = server.open({ answer: pageOfList });
  const environment = environmentOf(run);
  const outcome = await execute(reader, piecesOf('lire-liste', reader), { folder, environment });
  const asked = run.calls.map(({ request }) => new URLSearchParams(request.url.searchParams));
  const read = asked.map((query) => query.get('cursor') ?? '');
  for (const query of asked) query.delete('cursor');
  const filters = new Set(asked.map(String));
  const faults = failuresOf({
    [`code de sortie ${outcome.code} : ${outcome.stderr.trim()}`]: outcome.code !== 0,
    [`curseurs : ${read.join(', ')}`]: read.join() !== CURSORS.join(),
    [`filtres : ${[...filters].join(' puis ')}`]: filters.size !== 1,
    [`affiche ${outcome.stdout}`]: outcome.stdout.trim() !== [idOf(0), idOf(2)].join('\n'),
  });
  const ofCalls = run.calls.flatMap((call) => call.faults);
  return { group: 'Autres', name: 'liste de trois pages', reader, faults: [...faults, ...ofCalls] };
}

const SENTENCE = /\w+ ?: ?variable à définir|Variable à définir : \w+/;
const STILL_HERE = 'le-terminal-est-toujours-la';

/** Without its variables, a sample names the missing one, calls nothing, and leaves the terminal open. */
async function runWithoutVariables(name: string, reader: Reader, code: string, folder: string) {
  // The receiver reads the function that verifies in a file beside it.
  const verifier = piecesOf('verifier-webhook', reader).join('\n');
  const files = Object.fromEntries(
    ['verifier-webhook.mjs', 'verifier_webhook.py', 'verifier-webhook.php'].map((file) => [file, verifier]),
  );
  // Not the pieces of a list, which would stop at the first that ends badly.
  const text = isShell(reader) ? `${code}\necho ${STILL_HERE}` : code;
  const { code: exit, stdout, stderr } = await execute(reader, [text], { folder, files });
  // A page of a web server answers 503 rather than end.
  const mayEndWell = isShell(reader) || (name === 'recevoir-webhook' && reader === 'php');
  const faults = failuresOf({
    [`affiche ${stdout}${stderr}`]: !SENTENCE.test(`${stdout}${stderr}`),
    'le terminal se ferme': isShell(reader) && !stdout.includes(STILL_HERE),
    'le programme réussit': !mayEndWell && exit === 0,
    'appelle quand même': /curl: \(|Failed to parse URL|MissingSchema/.test(stderr),
  });
  return { group: 'Autres', name: `${name} sans variable`, reader, faults } satisfies Result;
}

const WITHOUT_VARIABLE = 'verifier-webhook';

export function missingTasks(
  samples: readonly OperationSample[],
  readers: readonly Reader[],
  folder: string,
): (() => Promise<Result>)[] {
  const names = siteApiReference.fileSampleNames().map(({ name }) => name);
  const ofFiles = names
    .filter((name) => name !== WITHOUT_VARIABLE)
    .flatMap((id) => readers.map((reader) => ({ id, reader, code: piecesOf(id, reader)[0] ?? '' })));
  return [...samples, ...ofFiles].map(
    ({ id, reader, code }) =>
      () =>
        runWithoutVariables(id, reader, code, folder),
  );
}

/** Fingerprints are run by pageCode.test.ts, on files that have them. */
const RUN_ELSEWHERE = /^sha256sum /;
/** A secret that the commands ask for is what the reader types next. */
const TYPED = 'cs_tape-au-clavier';

/** What the API's pages tell a reader to type, typed in both shells: it ends well, and answers the same. */
async function runFence(place: string, commands: string, server: SampleServer, folder: string) {
  const names = [...commands.matchAll(/^export (\w+)/gm), ...commands.matchAll(/^read .*?(\w+) &&/gm)];
  const shown = names.map(([, name]) => `"$${name}"`).join(' ');
  const text = [commands, ...(/^read /m.test(commands) ? [TYPED] : []), `printf '%s\\n' ${shown}`].join('\n');
  const type = (shell: 'bash' | 'zsh') =>
    execute(shell, [text], { folder, environment: environmentOf(server.open()) });
  const [bash, zsh] = [await type('bash'), await type('zsh')];
  const faults = failuresOf({
    [`bash finit en ${bash.code} : ${bash.stderr}`]: bash.code !== 0,
    [`zsh finit en ${zsh.code} : ${zsh.stderr}`]: zsh.code !== 0,
    [`bash affiche ${bash.stdout} et zsh ${zsh.stdout}`]: bash.stdout !== zsh.stdout,
    'une variable reste vide': names.length > 0 && /^$/m.test(bash.stdout.trimEnd()),
  });
  return { group: 'Autres', name: place, faults } satisfies Result;
}

export const fenceTasks = (server: SampleServer, folder: string): (() => Promise<Result>)[] =>
  apiPages()
    .flatMap(codeIn)
    .filter(({ lang, text }) => lang === 'bash' && !RUN_ELSEWHERE.test(text))
    .map(
      ({ place, text }) =>
        () =>
          runFence(place, substituteFacts(text).text, server, folder),
    );

const isAtLeast = (version: string, minimum: string): boolean =>
  version.localeCompare(minimum, 'en', { numeric: true }) >= 0;

/** The versions that pages ask for, compared with those that samples are executed with here. */
export const runVersions = (): Result[] =>
  Object.values<readonly SampleNeed[]>(sampleVersions)
    .flat()
    .flatMap(({ name, version }): Result[] => {
      if (!version) return [];
      const here = versionOf(name);
      const faults = failuresOf({
        [`product/sampleVersions.ts nomme ${name}, dont scripts/tools.ts ne sait pas lire la version`]: !here,
        [`les exemples sont exécutés ici avec ${name} ${here}`]: !!here && !isAtLeast(here, version),
      });
      return [{ group: 'Autres', name: `${name} ${version}`, faults }];
    });
