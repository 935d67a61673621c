// npm start in a copy of the site: an open page shows what a writer saves, and what the build would refuse.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isMap, parseDocument } from 'yaml';
import { home } from '../../i18n/fr/home';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { freePort } from '../../scripts/site/ports';
import { changeableSetting } from '../changeableSetting';
import { copyProject } from '../projectCopy';
import { docs } from '../routes';
import { expect as briefly, interfaceText, test } from './support';

/** A start takes many seconds on a busy machine. */
const WAIT_MS = 120_000;
const expect = briefly.configure({ timeout: WAIT_MS });
/** Words that no product has. */
const mark = (subject: string): string => `Zorglub${subject}`;
const [question, synonym] = ['zorglubquestion', 'zorglubsynonyme'];
const announcement = `export const announcement = { id: 'essai', text: '${mark('Annonce')}', link: { label: 'Lire', to: '/docs' } };\n`;

let root = '';
let remove = (): void => undefined;
let port = 0;
let server: ChildProcess;

const fileOf = (file: string): string => path.join(root, file);
const read = (file: string): string => readFileSync(fileOf(file), 'utf8');
const save = (file: string, text: string): void => writeFileSync(fileOf(file), text);

function start(): { readonly server: ChildProcess; readonly said: () => string } {
  const started = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', '--no-open', '--port', String(port)],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (text) => (output += text));
  return { server: started, said: () => output };
}

test.beforeAll(async () => {
  ({ root, remove } = copyProject());
  port = await freePort('localhost');
});

test.afterAll(async () => {
  if (server.exitCode === null && server.kill()) await once(server, 'exit');
  remove();
});

/** The first schema of the contract whose fields are written in it. */
function schemaOf(contract: ReturnType<typeof parseDocument>) {
  const schemas = contract.getIn(['components', 'schemas']);
  for (const { key } of isMap(schemas) ? schemas.items : []) {
    const fields = contract.getIn(['components', 'schemas', String(key), 'properties']);
    const described = isMap(fields)
      ? fields.items.find(({ value }) => isMap(value) && value.has('description'))
      : undefined;
    if (described) return { name: String(key), field: String(described.key) };
  }
  throw new Error('The contract has no schema with a described field.');
}

/** The index of the search is ready some time after the pages. */
async function expectFound(page: Page, questions: readonly string[], address: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await page
      .getByRole('button', { name: interfaceText('site.search.button') })
      .first()
      .click();
    for (const question of questions) {
      await page.getByRole('combobox').fill(question);
      await briefly(page.locator(`[role="option"][href^="${address}"]`).first()).toBeVisible({
        timeout: 5000,
      });
    }
  }).toPass();
}

test.use({ provokesFailures: true });

test('an open page shows what is saved, and what is wrong until it is corrected', async ({ page }) => {
  test.setTimeout(6 * WAIT_MS);
  const doc = docs.find(({ file }) => file && !read(file).includes('<Operation'));
  if (!doc?.file) throw new Error('The site has no page of its own.');
  const { path: route, file } = doc;
  const typedPage = read(file);
  const fault = page.getByRole('alert');
  const wrongFact = `${typedPage}\n\n{{settings.${mark('Inconnu')}}}\n`;
  const placeOf = (text: string): string => `${file}:${text.trimEnd().split('\n').length}`;

  // The first start, with a fault in a page.
  save(file, wrongFact);
  server = start().server;
  await expect(() => page.goto(`http://localhost:${port}${route}`)).toPass();
  await expect(fault).toContainText(placeOf(wrongFact));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  // The page is corrected, and shows a fact and a schema. Samples use the settings of the contract: no such fact.
  const setting = changeableSetting((name) => !read('product/openapi.yaml').includes(`settings.${name}`));
  const contract = parseDocument(read('product/openapi.yaml'));
  const schema = schemaOf(contract);
  const probe = `${typedPage}\n\n${mark('Page')} {{settings.${setting.name}.value}}.\n\n<SchemaFields name="${schema.name}" />\n`;
  save(file, probe);
  await expect(page.getByText(mark('Page'))).toBeVisible();

  // A syntax error, while the site runs.
  const settingsFile = read('product/settings.ts');
  save('product/settings.ts', `${settingsFile}\nconst = 1;\n`);
  await expect(fault).toContainText(`product/settings.ts:${settingsFile.split('\n').length + 1}`);

  // Corrected, with new values in all that Docusaurus reads only once.
  contract.setIn(
    ['components', 'schemas', schema.name, 'properties', schema.field, 'description'],
    `${mark('Contrat')}.`,
  );
  const changes: readonly (readonly [file: string, before: string | RegExp, after: string])[] = [
    ['sidebars.ts', /label: (['"])/, `$&${mark('Menu')} `],
    ['i18n/fr/home.ts', home.actions.all, mark('Accueil')],
    ['product/synonyms.ts', /= \{/, `$& ${synonym}: [${JSON.stringify(doc.title)}],`],
  ];
  const texts = [
    ['product/settings.ts', setting.source],
    ['product/openapi.yaml', contract.toString({ lineWidth: 0 })],
    ['product/announcement.ts', announcement],
    [file.replace(/\.mdx$/, '.questions.txt'), `#\n${question}\n`],
    ...changes.map(([name, before, after]) => [name, read(name).replace(before, after)] as const),
  ] as const;
  // All at once: each restarts the site.
  for (const [name, text] of texts) save(name, text);

  await expect(page.getByText(new RegExp(`${mark('Page')} \\D*${setting.now}\\.`))).toBeVisible();
  for (const subject of ['Contrat', 'Annonce', 'Menu'])
    await expect(page.getByText(mark(subject)).first()).toBeAttached();
  await page.goto(`http://localhost:${port}/`);
  await expect(page.getByText(mark('Accueil')).first()).toBeVisible();
  await expectFound(page, [question, synonym], route);

  // A fault in a page that is open.
  await page.goto(`http://localhost:${port}${route}`);
  await expect(page.locator('h1')).toHaveText(frenchTypography(doc.title));
  save(file, wrongFact);
  await expect(fault).toContainText(placeOf(wrongFact));
  save(file, probe);
  await expect(page.getByText(mark('Page'))).toBeVisible();

  // A second server cannot start; the end of the first one leaves the page as it is.
  const second = start();
  await once(second.server, 'exit');
  expect(second.said()).toContain(`Le port ${port} est déjà pris`);
  server.kill('SIGINT');
  expect(await once(server, 'exit')).toEqual([0, null]);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  await expect(page.getByText(mark('Page'))).toBeVisible();
});
