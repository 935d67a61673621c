// npm start, in a copy of the site: whatever a writer saves is seen on the page, and so is what the build would refuse,
// until it is mended. The tab stays open and is never reloaded by hand.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isMap, parseDocument } from 'yaml';
import { home } from '../../i18n/fr/home';
import { settings } from '../../product/settings';
import { asShown } from '../asShown';
import { copyProject } from '../projectCopy';
import { docs } from '../routes';
import { expect as briefly, said, test } from './support';

/** A start takes seconds, many on a busy machine. */
const WAIT_MS = 120_000;
const expect = briefly.configure({ timeout: WAIT_MS });
const FIGURE_FILES = readdirSync('src/figures')
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => `src/figures/${name}`);
/** No page, label or question of any product has these words. */
const mark = (subject: string): string => `Zorglub${subject}`;

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
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  port = address && typeof address === 'object' ? address.port : 0;
  await new Promise((closed) => probe.close(closed));
});

test.afterAll(async () => {
  if (server.exitCode === null && server.kill()) await once(server, 'exit');
  remove();
});

/** A setting that can take another value, and that value. Those of the contract are in samples, which must be executed. */
function changeableSetting(): { readonly name: string; readonly typed: string; readonly next: number } {
  for (const [name, { value, range }] of Object.entries(settings)) {
    if (typeof value !== 'number' || typeof range === 'string') continue;
    if (read('product/openapi.yaml').includes(`settings.${name}`)) continue;
    const typed = new RegExp(`\\b${name}: \\{[^}]*?(?:quantity\\(|value: )${value},`).exec(
      read('product/settings.ts'),
    )?.[0];
    const next = range?.max && value >= range.max.value ? value - 1 : value + 1;
    if (typed) return { name, typed, next };
  }
  throw new Error('product/settings.ts has no number with a unit.');
}

/** Figures that a page shows, and whose caption is typed where they are drawn. */
function captionOf(
  name: string,
  files: readonly string[],
): { readonly file: string; readonly typed: string } | undefined {
  for (const file of files) {
    const typed = new RegExp(`\\b${name}'?: \\([^)]*\\) => \\(\\s*<Figure\\s+caption=["{][\`']?`).exec(
      read(file),
    )?.[0];
    if (typed) return { file, typed };
  }
  return undefined;
}

/** The first schema of the contract whose fields are written in it. */
function schemaOf(contract: ReturnType<typeof parseDocument>): {
  readonly name: string;
  readonly field: string;
} {
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

/** Search comes with the pages that are compiled: a reader who was faster would try again. */
async function expectFound(page: Page, question: string, address: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await page
      .getByRole('button', { name: said('site.search.button') })
      .first()
      .click();
    await page.getByRole('combobox').fill(question);
    await briefly(page.locator(`[role="option"][href^="${address}"]`).first()).toBeVisible({ timeout: 5000 });
  }).toPass();
}

test.use({ provokesFailures: true });

test('what is saved is seen, and what is wrong is told until it is mended', async ({ page }) => {
  test.setTimeout(6 * WAIT_MS);
  const doc = docs.find(({ file }) => file && !read(file).includes('<Operation'));
  if (!doc?.file) throw new Error('The site has no page of its own.');
  const { path: route, file } = doc;
  const typedPage = read(file);
  const fault = page.getByRole('alert');
  const wrongFact = `${typedPage}\n\n{{settings.${mark('Inconnu')}}}\n`;
  const placeOf = (text: string): string => `${file}:${text.trimEnd().split('\n').length}`;

  // The very first start meets a page with a fault.
  save(file, wrongFact);
  server = start().server;
  await expect(() => page.goto(`http://localhost:${port}${route}`)).toPass();
  await expect(fault).toContainText(placeOf(wrongFact));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  // A page that is mended, with something of each kind.
  const setting = changeableSetting();
  const contract = parseDocument(read('product/openapi.yaml'));
  const schema = schemaOf(contract);
  const probe = `${typedPage}\n\n${mark('Page')} {{settings.${setting.name}.value}}.\n\n<SchemaFields name="${schema.name}" />\n`;
  save(file, probe);
  await expect(page.getByText(mark('Page'))).toBeVisible();

  // Files that cannot be read, one after the other.
  const sound = { settings: read('product/settings.ts'), contract: read('product/openapi.yaml') };
  save('product/settings.ts', `${sound.settings}\nconst = 1;\n`);
  await expect(fault).toContainText(`product/settings.ts:${sound.settings.split('\n').length + 1}`);
  save('product/openapi.yaml', `${sound.contract}\nincomplet: [\n`);
  save('product/settings.ts', sound.settings);
  await expect(fault).toContainText(/product\/openapi\.yaml:\d+ : /);
  await expect(fault).not.toContainText('settings.ts');

  // Both mended, with another value of everything that Docusaurus reads once.
  save(
    'product/settings.ts',
    sound.settings.replace(setting.typed, (typed) => typed.replace(/\d+,$/, `${setting.next},`)),
  );
  contract.setIn(
    ['components', 'schemas', schema.name, 'properties', schema.field, 'description'],
    `${mark('Contrat')}.`,
  );
  save('product/openapi.yaml', contract.toString({ lineWidth: 0 }));
  save(
    'product/announcement.ts',
    `export const announcement = { id: 'essai', text: '${mark('Annonce')}', link: { label: 'Lire', to: '/docs' } };\n`,
  );
  save('sidebars.ts', read('sidebars.ts').replace(/label: (['"])/, `$&${mark('Menu')} `));
  save('i18n/fr/home.ts', read('i18n/fr/home.ts').replace(home.actions.all, `${mark('Accueil')}`));
  save(
    'product/synonyms.ts',
    read('product/synonyms.ts').replace(
      /= \{/,
      `$& ${mark('Synonyme').toLowerCase()}: [${JSON.stringify(doc.title)}],`,
    ),
  );
  save(file.replace(/\.mdx$/, '.questions.txt'), `#\n${mark('Question').toLowerCase()}\n`);
  const figures = docs
    .flatMap((shown) =>
      [...read(shown.file ?? file).matchAll(/<Figure name="([^"]+)"/g)].flatMap(([, name = '']) => {
        const caption = captionOf(name, FIGURE_FILES);
        return caption ? [{ ...caption, route: shown.path }] : [];
      }),
    )
    .slice(0, 1);
  for (const { file: drawn, typed } of figures)
    save(drawn, read(drawn).replace(typed, `$&${mark('Figure')} `));

  await expect(page.getByText(new RegExp(`${mark('Page')} \\D*${setting.next}\\.`))).toBeVisible();
  for (const subject of ['Contrat', 'Annonce', 'Menu'])
    await expect(page.getByText(mark(subject)).first()).toBeAttached();
  for (const { route: shown } of figures) {
    await page.goto(`http://localhost:${port}${shown}`);
    await expect(page.getByText(mark('Figure')).first()).toBeAttached();
  }
  await page.goto(`http://localhost:${port}/`);
  await expect(page.getByText(mark('Accueil')).first()).toBeVisible();
  await expectFound(page, mark('Question'), route);
  await expectFound(page, mark('Synonyme'), route);

  // A fault in a page that is open.
  await page.goto(`http://localhost:${port}${route}`);
  await expect(page.locator('h1')).toHaveText(asShown(doc.title));
  save(file, wrongFact);
  await expect(fault).toContainText(placeOf(wrongFact));
  save(file, probe);
  await expect(page.getByText(mark('Page'))).toBeVisible();

  // A second server, by mistake; then the end of the first.
  const second = start();
  await once(second.server, 'exit');
  expect(second.said()).toContain(`Le port ${port} est déjà pris`);
  server.kill('SIGINT');
  expect(await once(server, 'exit')).toEqual([0, null]);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});
