// What an owner changes, each in the one or two places that CONTRIBUTING.md names. The data of this product are only read
// to choose what to change: whatever they are, there is something.
import path from 'node:path';
import { parseDocument, parse as parseYaml } from 'yaml';
import { kebab } from '../../api-reference/ids';
import { readPages } from '../../checks/page';
import { escapeRegExp } from '../../lib/escapeRegExp';
import { namesOf } from '../../lib/pageNames';
import { apiErrors } from '../../product/errors';
import { allLabels } from '../../product/labels';
import { latestRelease } from '../../product/releases';
import { roles } from '../../product/roles';
import { formatValue } from '../../product/settings';
import { changeableSetting } from '../changeableSetting';
import { docs } from '../routes';
import { renamedTo } from './identity';
import type { Tree } from './tree';

/** What a reader must see of the change, as typed, and at which address; on some page, where none is given. */
export type Shown = { readonly at?: string; readonly text: string };
export type Change = {
  readonly name: string;
  readonly make: (tree: Tree) => readonly Shown[] | Promise<readonly Shown[]>;
};

export const pages = readPages('docs');
const routeOf = (file: string): string => docs.find((doc) => doc.file === file)?.path ?? '';

/** The one that makes the change possible: without it, there is nothing to try, and that is a fault of this test. */
function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`tests/owner : ${what} introuvable.`);
  return value;
}

const quoted = (text: string): string => JSON.stringify(text);

export const NEW_NAME = 'Carnet de terrain';
export const NEW_DOMAIN = 'carnet.example';
export const rename: Change = {
  name: 'le nom et les adresses, dans product/identity.ts',
  make: (tree) => {
    // Field by field, in the order of the file: several may have the same value.
    for (const { old, now } of renamedTo(NEW_NAME, NEW_DOMAIN)) {
      const fallback = new RegExp(`(fallback:\\s*)(['"])${escapeRegExp(old)}\\2`);
      tree.edit('product/identity.ts', (source) => source.replace(fallback, `$1${quoted(now)}`));
    }
    return [];
  },
};

const pageThatCites = (key: string) => pages.find(({ source }) => source.includes(`{{settings.${key}}}`));

export const changeLimit: Change = {
  name: 'un réglage, dans product/settings.ts',
  make: (tree) => {
    const { name, unit, now, source } = changeableSetting((key) => Boolean(pageThatCites(key)));
    tree.write('product/settings.ts', source);
    return [{ at: routeOf(pageThatCites(name)?.file ?? ''), text: formatValue({ value: now, unit }) }];
  },
};

/** Words only: a label with a number or a sentence may be made of other facts. */
const IS_PLAIN = /^\p{L}[\p{L} ]+$/u;

export const changeLabel: Change = {
  name: 'un libellé, par npm run relabel',
  make: async (tree) => {
    const pageThatQuotes = (text: string) => pages.find(({ source }) => source.includes(`« ${text} »`));
    const label = found(
      [...allLabels()].find((text) => IS_PLAIN.test(text) && pageThatQuotes(text)),
      'un libellé à changer',
    );
    const now = `${label} maintenant`;
    await tree.run(`npm run relabel -- "${label}" "${now}"`);
    return [{ at: routeOf(pageThatQuotes(label)?.file ?? ''), text: `« ${now} »` }];
  },
};

export const changeRole: Change = {
  name: "le nom d'un rôle, par npm run relabel, puis dans les lignes qu'il nomme",
  make: async (tree) => {
    const { name } = found(roles.at(-1), 'un rôle');
    const now = `${name} principal`;
    await tree.run(`npm run relabel -- "${name}" "${now}"`);
    const whole = new RegExp(`(?<!\\p{L})${escapeRegExp(name)}(?! principal|\\p{L})`, 'gu');
    const citing = pages.filter(({ source }) => whole.test(source));
    for (const { file } of citing) tree.write(file, tree.read(file).replace(whole, now));
    return citing.slice(0, 1).map(({ file }) => ({ at: routeOf(file), text: now }));
  },
};

/** Beside a page that shows operations. */
const shown = found(
  pages.find(({ source }) => source.includes('<Operation id=')),
  'une page de la référence',
);
const PAGE = namesOf(path.posix.join(path.posix.dirname(shown.file), 'lecture_en_bref.mdx'));

const nextPatch = (version: string): string => version.replace(/\d+$/, (patch) => String(Number(patch) + 1));

export const addRelease: Change = {
  name: 'une version, en tête de product/releases.ts',
  make: (tree) => {
    const text = 'Lecture en bref';
    const { date, api, application } = latestRelease;
    const release = `{ date: '${date}', api: '${nextPatch(api)}', application: '${nextPatch(application)}', changes: [${quoted(text)}], pages: ['${PAGE.address}'] },`;
    tree.edit('product/releases.ts', (source) =>
      source.replace(/\breleases\b[^=]*= \[/, (start) => start + release),
    );
    return [{ text }];
  },
};

const OPERATION = 'getOwnersOverview';
const ERROR = 'overview-not-ready';
const FIELD = 'reviewedBy';

type Response = { readonly $ref?: string; readonly content?: Readonly<Record<string, unknown>> };
type Operation = { readonly operationId: string; readonly responses: Readonly<Record<string, Response>> };
type Contract = {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
  readonly components: {
    readonly responses?: Readonly<Record<string, Response>>;
    readonly examples?: Readonly<Record<string, unknown>>;
  };
};

/** The schema of what a reading answers, by its name. */
const schemaOf = (operation: Operation | undefined): string | undefined => {
  const answer = JSON.stringify(operation?.responses['200']?.content?.['application/json'] ?? null);
  return /"schema":\{"\$ref":"#\/components\/schemas\/(\w+)"\}/.exec(answer)?.[1];
};

/** A refusal of an operation with one example, which has the code as its name, as another refusal with a code of its own. */
function refusal(operation: Operation, { components }: Contract): object {
  const code = /"examples":\{"([\w-]+)":\{"\$ref":"#\/components\/examples\/([\w-]+)"\}\}/;
  const responses = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('4'))
    .map(([, { $ref = '', ...own }]) => components.responses?.[$ref.split('/').at(-1) ?? ''] ?? own);
  const model = found(
    responses.find((response) => code.test(JSON.stringify(response))),
    "un refus avec l'exemple de son code",
  );
  const text = JSON.stringify(model);
  return JSON.parse(text.replace(code, `"examples":{"${ERROR}":{"$ref":"#/components/examples/${ERROR}"}}`));
}

/** A reading of one object: the new operation reads it in another way, with one field more and an error of its own. */
export const addOperation: Change = {
  name: 'une opération, un champ et une erreur, dans product/openapi.yaml et product/errors.ts',
  make: (tree) => {
    const source = tree.read('product/openapi.yaml');
    const document = parseDocument(source);
    const contract: Contract = parseYaml(source);
    const [address, model, schema] = found(
      Object.entries(contract.paths)
        .map(([path, { get }]) => [path, get, schemaOf(get)] as const)
        .find(([path, , name]) => path.endsWith('}') && name),
      'une lecture par identifiant',
    );
    if (!model || !schema) throw new Error(address);
    const own = ['paths', `${address}/overview`];
    document.setIn(own, document.createNode(contract.paths[address]));
    for (const method of ['post', 'put', 'patch', 'delete']) document.deleteIn([...own, method]);
    const set = (value: unknown, ...keys: string[]): void =>
      document.setIn([...own, 'get', ...keys], document.createNode(value));
    set(OPERATION, 'operationId');
    set("Lire l'essentiel", 'summary');
    set("Donne l'essentiel en un appel.", 'description');
    set(refusal(model, contract), 'responses', '409');
    document.setIn(
      ['components', 'schemas', schema, 'properties', FIELD],
      document.createNode({ type: 'string', maxLength: 90, description: 'Personne qui a relu.' }),
    );
    const [known, shown] = found(
      Object.entries(contract.components.examples ?? {}).find(([code]) =>
        apiErrors.some((error) => error.code === code),
      ),
      "l'exemple d'une erreur",
    );
    const example = JSON.stringify(shown)
      .replaceAll(known, ERROR)
      .replace(/"status":\d+/, '"status":409')
      // A request of its own.
      .replace(/(?<="requestId":"\w*)\w(?=")/, (last) => (last === '0' ? '1' : '0'));
    document.setIn(['components', 'examples', ERROR], document.createNode(JSON.parse(example)));
    tree.write('product/openapi.yaml', document.toString({ lineWidth: 0 }));
    const error = `error(409, '${ERROR}', 'Pas encore prêt', 'Réessayer plus tard', 'same'),\n`;
    tree.edit('product/errors.ts', (source) =>
      source.replace(/^ *error\(\s*(?:41\d|4[2-9]\d|5\d\d),/m, (next) => error + next),
    );
    return [];
  },
};

export const addPage: Change = {
  name: 'une page, par npm run new, qui montre cette opération',
  make: async (tree) => {
    await tree.run(`npm run new -- ${PAGE.file} "Lire en bref"`);
    const source = `${tree.read(PAGE.file)}\n## Lire en bref {/* #lire */}\n\n<Operation id="${OPERATION}" />\n`;
    tree.write(PAGE.file, source);
    const ids = [...source.matchAll(/\{\/\* (#\S+) \*\/\}/g)].map(([, id = '']) => id);
    const pieces = [`#${kebab(OPERATION)}-erreurs`];
    const sections = ['#', ...ids, ...pieces].map(
      (id, index) => `${id}\nquestion numéro ${index} des lecteurs\n`,
    );
    tree.write(PAGE.questions, sections.join('\n'));
    return [
      { at: PAGE.address, text: 'Lire en bref' },
      { at: PAGE.address, text: ERROR },
      { at: PAGE.address, text: FIELD },
    ];
  },
};

const ANNOUNCEMENT = 'product/announcement.ts';
const setAnnouncement = (tree: Tree, now: string): void =>
  tree.edit(ANNOUNCEMENT, (source) =>
    source.replace(/(?<=export const announcement\b[^=]*= )[\s\S]*?(?=;\n)/, now),
  );

export const announce: Change = {
  name: "l'annonce, dans product/announcement.ts",
  make: (tree) => {
    const text = 'Une nouveauté vous attend.';
    const link = `{ label: 'Lisez-la', to: '${PAGE.address}' }`;
    setAnnouncement(tree, `{ id: 'nouveaute', text: ${quoted(text)}, link: ${link} }`);
    return [{ at: '/', text }];
  },
};

/** Switches it off; what it returns switches it on again. */
export function silence(tree: Tree): () => void {
  const before = tree.read(ANNOUNCEMENT);
  setAnnouncement(tree, 'null');
  return () => tree.write(ANNOUNCEMENT, before);
}

/** Who runs what: tests/owner/prove.ts. */
export const proveLess = (tree: Tree): void =>
  tree.edit('package.json', (source) => source.replace('tests/samples/run.ts', 'tests/owner/prove.ts'));
