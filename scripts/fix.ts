// npm run fix: what a machine can mend after a change: the form of pages and of code, the place of a new page in the menu and
// in the list of routes, the addresses that the last build found new, the proof of the samples, the specimen certificate.
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

/** Pages whose files were made by hand; one after the other, since each changes the lists. */
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

const mendPages = (): string[] =>
  applyFixes(checkRules(readSite())).map(
    ({ file, line, message }) => `${file}:${line} : corrigé. ${message}`,
  );

const isProofOld = (): boolean => readFileSync(PROOF_FILE, 'utf8') !== proofOfTexts();

const runs = (command: string): boolean => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;

const format = (): boolean => runs('biome check --write --log-level=warn .');

async function main(): Promise<number> {
  // A contract that cannot be read is reported by file and line, which the tools that execute the samples do not do.
  siteApiReference.contracts.read();
  // Before the proof, which is of the contract as it stands, and again if something is changed after it.
  if (!format()) return 1;
  if (isProofOld() && !runs('npm run prove')) return 1;
  const done = [
    // It shows the product's name and labels.
    ...(await writeSpecimen()).map((file) => `Spécimen refait : ${file}.`),
    ...placePages(),
    ...mendPages(),
    ...recordAddresses(process.cwd()),
  ];
  for (const line of done) console.log(line);
  return done.length === 0 || format() ? 0 : 1;
}

main().then(process.exit, (error) => {
  // A page or the contract that cannot be read: the message names the file and the line.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
