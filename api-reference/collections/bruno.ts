// A collection for Bruno: a folder of .bru files, one for each operation, in an archive.
import { strToU8, zipSync } from 'fflate';
import { kebab } from '../ids';
import { type BodyWriters, type MultipartPart, type Pair, writtenBody } from '../samples/body';
import { jsonText } from './call';
import type { Collection, Step } from './collection';

/** Bruno keeps these out of its files. */
const SECRETS = /^(?:TOKEN|API_KEY)$|_(?:SECRET|TOKEN)$/;
/** The zip of one contract has the same bytes at every build: the date of its files is the first that the format knows. */
const DATE = new Date(1980, 0, 1);

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

const block = (name: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${name} {\n${indented(lines.join('\n'))}\n}\n`];

const pairLines = (pairs: readonly Pair[]): string[] => pairs.map(([name, value]) => `${name}: ${value}`);

/** On one line: older versions of Bruno take no type after several lines. */
function partLine(part: MultipartPart): string {
  if (part.kind === 'text') return `${part.name}: ${part.value.replace(/\n\s*/g, ' ')}`;
  const value = part.kind === 'file' ? `@file(${part.file})` : jsonText(part.value).replace(/\n\s*/g, ' ');
  return `${part.name}: ${value} @contentType(${part.mediaType})`;
}

const bodyOf = (mode: string, name: string, lines: readonly string[]) => ({
  mode,
  blocks: block(`body:${name}`, lines),
});

const bodyWriters: BodyWriters<ReturnType<typeof bodyOf>> = {
  json: ({ value }) => bodyOf('json', 'json', [jsonText(value)]),
  text: ({ text }) => bodyOf('text', 'text', [text]),
  file: ({ file, mediaType }) => bodyOf('file', 'file', [`file: @file(${file}) @contentType(${mediaType})`]),
  form: ({ fields }) => bodyOf('formUrlEncoded', 'form-urlencoded', pairLines(fields)),
  multipart: ({ parts }) => bodyOf('multipartForm', 'multipart-form', parts.map(partLine)),
};

function authBlock({ auth }: Step): string[] {
  if (auth === 'basic')
    return block('auth:basic', ['username: {{CLIENT_ID}}', 'password: {{CLIENT_SECRET}}']);
  return auth === 'bearer' ? block('auth:bearer', ['token: {{TOKEN}}']) : [];
}

function requestFile(step: Step, rank: number): string {
  const { id, summary, method, url, query, headers, auth, captures } = step;
  const body = writtenBody(step.body, bodyWriters, { mode: 'none', blocks: [] });
  return [
    ...block('meta', [`name: ${id}`, 'type: http', `seq: ${rank}`]),
    ...block(method.toLowerCase(), [`url: ${url}`, `body: ${body.mode}`, `auth: ${auth}`]),
    ...block('params:query', pairLines(query)),
    ...block('headers', pairLines(headers)),
    ...authBlock(step),
    ...body.blocks,
    ...block(
      'vars:post-response',
      captures.map(({ variable, from }) => `${variable}: res.body.${from}`),
    ),
    ...block('docs', [summary]),
  ].join('\n');
}

function environmentFile({ base, variables }: Collection): string {
  const plain = variables.filter((name) => !SECRETS.test(name));
  const secret = variables.filter((name) => SECRETS.test(name));
  return [
    ...block(
      'vars',
      plain.map((name) => (name === 'API' ? `API: ${base}` : `${name}:`)),
    ),
    ...(secret.length > 0 ? [`vars:secret [\n${indented(secret.join(',\n'))}\n]\n`] : []),
  ].join('');
}

const ranked = (rank: number, name: string): string => `${String(rank).padStart(2, '0')}-${kebab(name)}`;
/** Without the characters that a file name may not have, two ids may be the same. */
function fileNames(steps: readonly Step[]): string[] {
  const names = steps.map(({ id }) => id.replace(/[^\w.-]+/g, '-'));
  return names.map((name, index) => (names.indexOf(name) === index ? name : `${name}-${index + 1}`));
}

/** Folders are numbered: older versions of Bruno sort them by name. */
export function brunoFiles(collection: Collection): ReadonlyMap<string, string> {
  const { title, head, environment, folders } = collection;
  const settings = { version: '1', name: title, type: 'collection', ignore: ['node_modules', '.git'] };
  return new Map([
    ['bruno.json', `${JSON.stringify(settings, null, 2)}\n`],
    ['collection.bru', block('docs', [`# ${title}`, '', ...head.map((line) => `- ${line}`)]).join('')],
    [`environments/${environment}.bru`, environmentFile(collection)],
    ...folders.flatMap(({ name, label, steps }, index): [string, string][] => {
      const folder = ranked(index + 1, name);
      const files = fileNames(steps).map((file) => `${folder}/${file}.bru`);
      return [
        [`${folder}/folder.bru`, block('meta', [`name: ${label}`, `seq: ${index + 1}`]).join('')],
        ...steps.map((step, place): [string, string] => [files[place] ?? '', requestFile(step, place + 1)]),
      ];
    }),
  ]);
}

export function brunoArchive(collection: Collection, folder: string): Uint8Array {
  const files = [...brunoFiles(collection)].map(([name, text]) => [`${folder}/${name}`, strToU8(text)]);
  return zipSync(Object.fromEntries(files), { mtime: DATE, level: 9 });
}
