// A file of requests for code editors (.http): one block for each operation. Editors do not agree on how to read an
// answer, so the file only uses what they share, and says above each variable which answer gives it.
import type { JsonObject } from '../../lib/json';
import type { Body, MultipartPart } from '../samples/body';
import { formText, jsonText, NEW_UUID } from './call';
import { type Collection, collectionOf, type Step, variablesOfStep } from './collection';

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

function typeLines(body: Body | undefined): string[] {
  if (body?.kind === 'form') return ['Content-Type: application/x-www-form-urlencoded'];
  return body?.kind === 'multipart' ? [`Content-Type: multipart/form-data; boundary=${BOUNDARY}`] : [];
}

function bodyLines(body: Body | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      return ['', jsonText(body.value)];
    case 'text':
      return ['', body.text];
    case 'file':
      return ['', `< ./${body.file}`];
    case 'form':
      return ['', formText(body.fields)];
    case 'multipart':
      return ['', ...body.parts.flatMap(partLines), `--${BOUNDARY}--`];
  }
}

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
    ...typeLines(step.body),
    ...bodyLines(step.body),
  ].join('\n');

/** Each variable on its line, under the answer that gives it. */
function variableLines({ base, steps }: Collection, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (name === 'API') return [`@API = ${base}`.trimEnd()];
    const giver = steps.find(({ gives }) => gives.some(({ variable }) => variable === name));
    const from = giver?.gives.find(({ variable }) => variable === name)?.from;
    return [...(giver ? [`# Réponse de ${giver.id} : ${from}`] : []), `@${name} =`];
  });
}

/** What the file cannot say in the words of every editor. */
function adviceFor({ steps }: Collection): string[] {
  const giver = steps.find(({ gives }) => gives.length > 0);
  const [gift] = giver?.gives ?? [];
  const hasKeys = steps.some(({ headers }) => headers.some(([, value]) => value === NEW_UUID));
  return [
    'Remplissez les variables, puis envoyez les requêtes une à une.',
    ...(giver && gift
      ? [
          'REST Client (VS Code) lit aussi une variable dans une réponse :',
          `  @${gift.variable} = {{${giver.id}.response.body.$.${gift.from}}}`,
        ]
      : []),
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

/** The block of one operation, with the variables that it needs. */
export function httpBlockOf(document: JsonObject, operationId: string): string {
  const collection = collectionOf(document, '');
  const step = collection.steps.find(({ id }) => id === operationId);
  if (!step) throw new Error(`L'opération « ${operationId} » n'existe pas dans le contrat.`);
  return `${variableLines(collection, variablesOfStep(step)).join('\n')}\n\n${blockOf(step)}`;
}
