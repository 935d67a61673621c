// npm run fix: formats code and pages, adds new pages to the menu and to the list of routes, records new addresses, and
// makes the proof of the samples and the specimen again.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PROOF_FILE, siteApiReference } from '../api-reference.config';
import { applyFixes, checkRules } from '../checks/findings';
import { readSite } from '../checks/site';
import { namesOf } from '../lib/pageNames';
import { proofOfTexts } from '../tests/samples/proofOfTexts';
import { isUnlisted } from './pages/plan';
import { pagesOf, readProject, write } from './pages/project';
import { addToRoutes, isRoute, ROUTES } from './pages/routes';
import { addToSidebar, placeInSidebar, SIDEBAR } from './pages/sidebar';
import { recordAddresses } from './site/keepAddresses';
import { writeSpecimen } from './specimen/files';

/** Adds pages that were created by hand to the lists, one after the other, since each changes the lists. */
function placePages(): string[] {
  let project = readProject(process.cwd());
  return pagesOf(project).flatMap((file) => {
    const page = namesOf(file);
    if (isUnlisted(project, page)) return [];
    const sidebar = placeInSidebar(project, page) ? [] : addToSidebar(project, page).edits;
    const routes = isRoute(project, page) ? [] : [addToRoutes(project, page)];
    const edits = new Map([
      [SIDEBAR, sidebar],
      [ROUTES, routes],
    ]);
    const edited = write(project, { edits });
    if (edited.length > 0) project = readProject(process.cwd());
    return edited.map((list) => `${list} : ${file} y est maintenant.`);
  });
}

const fixPages = (): string[] =>
  applyFixes(checkRules(readSite())).map(
    ({ file, line, message }) => `${file}:${line} : corrigé. ${message}`,
  );

const isProofOld = (): boolean => readFileSync(PROOF_FILE, 'utf8') !== proofOfTexts();

const run = (command: string): boolean => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;

const format = (): boolean => run('biome check --write --log-level=warn .');

async function main(): Promise<number> {
  // Reports the file and line of a broken contract, which the tools that execute the samples do not.
  siteApiReference.contracts.read();
  if (!format()) return 1;
  if (isProofOld() && !run('npm run prove')) return 1;
  const done = [
    ...(await writeSpecimen()).map((file) => `Spécimen refait : ${file}.`),
    ...placePages(),
    ...fixPages(),
    ...recordAddresses(process.cwd()),
  ];
  for (const line of done) console.log(line);
  return done.length === 0 || format() ? 0 : 1;
}

main().then(process.exit, (error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
