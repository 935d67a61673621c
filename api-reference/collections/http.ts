// A file of requests for code editors (.http): one block for each operation. Editors do not agree on how to read an
// answer, so the file only uses what they share, and says above each variable which answer gives it.
import type { JsonObject } from '../../lib/json';
import { type BodyWriters, type MultipartPart, writtenBody } from '../samples/body';
import { formText, jsonText, NEW_UUID } from './call';
import { type Collection, collectionOf, type Step, variablesOf } from './collection';

const BOUNDARY = 'partie';

const partLines = (part: MultipartPart): string[] => {
  const fileName = part.kind === 'file' ? `; filename="${part.file}"` : '';
  const text = part.kind === 'file' ? `< ./${part.file}` : part.value;
  return [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${part.name}"${fileName}`,
    ...(part.kind === 'text' ? [] : [`Content-Type: ${part.mediaType}`]),
    '',
    typeof text === 'string' ? text : jsonText(text),
  ];
};

/** What follows the headers: the type of a form, which no header has yet, then the body. */
const bodyWriters: BodyWriters<readonly string[]> = {
  json: ({ value }) => ['', jsonText(value)],
  text: ({ text }) => ['', text],
  file: ({ file }) => ['', `< ./${file}`],
  form: ({ fields }) => ['Content-Type: application/x-www-form-urlencoded', '', formText(fields)],
  multipart: ({ parts }) => [
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    '',
    ...parts.flatMap(partLines),
    `--${BOUNDARY}--`,
  ],
};

function authLines({ auth }: Step): string[] {
  // Editors encode a name and a secret that stand apart.
  if (auth === 'basic') return ['Authorization: Basic {{CLIENT_ID}} {{CLIENT_SECRET}}'];
  return auth === 'bearer' ? ['Authorization: Bearer {{TOKEN}}'] : [];
}

const blockOf = (step: Step): string =>
  [
    `### ${step.summary}`,
    `# @name ${step.id}`,
    `${step.method} ${step.url}`,
    ...authLines(step),
    ...step.headers.map((header) => header.join(': ')),
    ...writtenBody(step.body, bodyWriters, []),
  ].join('\n');

function variableLines({ base, steps }: Collection, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (name === 'API') return [`@API = ${base}`.trimEnd()];
    const [source] = steps.flatMap(({ id, captures }) =>
      captures.filter(({ variable }) => variable === name).map(({ from }) => `# Réponse de ${id} : ${from}`),
    );
    return [...(source ? [source] : []), `@${name} =`];
  });
}

function adviceFor({ steps }: Collection): string[] {
  const [capture] = steps.flatMap(({ id, captures }) =>
    captures.map(({ variable, from }) => `  @${variable} = {{${id}.response.body.$.${from}}}`),
  );
  const hasKeys = steps.some(({ headers }) => headers.some(([, value]) => value === NEW_UUID));
  return [
    'Remplissez les variables, puis envoyez les requêtes une à une.',
    ...(capture ? ['REST Client (VS Code) lit aussi une variable dans une réponse :', capture] : []),
    ...(hasKeys ? ['Dans les éditeurs de JetBrains, écrivez $uuid au lieu de $guid.'] : []),
  ];
}

export function httpFile(collection: Collection): string {
  const { title, head, variables, steps } = collection;
  const comments = [title, ...head, '', ...adviceFor(collection)];
  const blocks = [
    comments.map((line) => `# ${line}`.trimEnd()).join('\n'),
    variableLines(collection, variables).join('\n'),
    ...steps.map(blockOf),
  ];
  return `${blocks.join('\n\n')}\n`;
}

export function httpBlockOf(document: JsonObject, operationId: string): string {
  const collection = collectionOf(document, '');
  const step = collection.steps.find(({ id }) => id === operationId);
  if (!step) throw new Error(`L'opération « ${operationId} » n'existe pas dans le contrat.`);
  return `${variableLines(collection, variablesOf([step])).join('\n')}\n\n${blockOf(step)}`;
}
