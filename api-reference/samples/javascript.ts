// Samples for JavaScript: an ES module for Node, with fetch and top-level await.
import { bracketed, literal, type Syntax } from './literal';
import {
  type Body,
  hasUniqueNames,
  type MultipartPart,
  PATH_VARIABLE,
  queryString,
  type SampleRequest,
  variablesOf,
} from './request';

const singleQuoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
const text = (value: string): string => (value.includes("'") ? JSON.stringify(value) : singleQuoted(value));
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name));

const syntax: Syntax = {
  text,
  key: (name) => `${key(name)}: `,
  constants: { null: 'null', true: 'true', false: 'false' },
  object: ['{', '}'],
  spaced: true,
  emptyObject: '{}',
  indent: '  ',
  trailingComma: true,
};

function addressOf(request: SampleRequest): string {
  const path = request.path.replace(PATH_VARIABLE, '$${$1}');
  if (request.query.length > 0 && hasUniqueNames(request.query)) return `\`\${API}${path}?\${parametres}\``;
  return `\`\${API}${path}${queryString(request)}\``;
}

const BEARER = `\`Bearer \${TOKEN}\``;
const BASIC = `\`Basic \${btoa(\`\${CLIENT_ID}:\${CLIENT_SECRET}\`)}\``;

function headerItems({ auth, headers, body }: SampleRequest): string[] {
  return [
    ...(auth === 'bearer' ? [`Authorization: ${BEARER}`] : []),
    ...(auth === 'basic' ? [`Authorization: ${BASIC}`] : []),
    ...(body?.kind === 'json' ? [`${key('Content-Type')}: ${text(body.mediaType)}`] : []),
    ...headers.map(({ name, value }) => {
      if (value === 'uuid') return `${key(name)}: crypto.randomUUID()`;
      return `${key(name)}: ${'variable' in value ? value.variable : text(value.text)}`;
    }),
  ];
}

function partLine(part: MultipartPart): string {
  const name = text(part.name);
  if (part.kind === 'file')
    return `formulaire.set(${name}, new Blob([fichier], { type: ${text(part.mediaType)} }), ${text(part.file)});`;
  if (part.kind === 'text') return `formulaire.set(${name}, ${text(part.value)});`;
  return `formulaire.set(${name}, new Blob([JSON.stringify(${part.variable})], { type: 'application/json' }));`;
}

/** The code of a body: what to import, the statements before the call, and the expression given to fetch. */
type BodyCode = { readonly imports: string[]; readonly setup: string[]; readonly value: string | undefined };

function multipart(parts: readonly MultipartPart[]): BodyCode {
  const file = parts.find((part) => part.kind === 'file');
  const objects = parts.filter((part) => part.kind === 'json');
  const hasDigest = objects.some(({ digest }) => digest);
  const overrides = (digest: string | undefined) =>
    digest ? { [digest]: "createHash('sha256').update(fichier).digest('hex')" } : {};
  return {
    imports: [
      ...(hasDigest ? ["import { createHash } from 'node:crypto';"] : []),
      ...(file ? ["import { readFile } from 'node:fs/promises';"] : []),
    ],
    setup: [
      ...(file ? [`const fichier = await readFile(${text(file.file)});`] : []),
      ...objects.map(
        ({ variable, value, digest }) =>
          `const ${variable} = ${literal(value, syntax, '', overrides(digest))};`,
      ),
      'const formulaire = new FormData();',
      ...parts.map(partLine),
      '',
    ],
    value: 'formulaire',
  };
}

function bodyOf(body: Body | undefined): BodyCode {
  const noSetup = { imports: [], setup: [] };
  switch (body?.kind) {
    case undefined:
      return { ...noSetup, value: undefined };
    case 'multipart':
      return multipart(body.parts);
    case 'json':
      return { ...noSetup, value: `JSON.stringify(${literal(body.value, syntax, '  ')})` };
    case 'form': {
      const value = hasUniqueNames(body.fields)
        ? literal(Object.fromEntries(body.fields), syntax, '  ')
        : literal(body.fields, syntax, '  ');
      return { ...noSetup, value: `new URLSearchParams(${value})` };
    }
  }
}

const callOf = (address: string, options: readonly string[]): string =>
  options.length === 0
    ? address
    : `${address}, ${bracketed(options, ['{', '}'], syntax, '', 'const reponse = await fetch('.length + address.length)}`;

export function javascript(request: SampleRequest): string {
  const { method, query, response } = request;
  const body = bodyOf(request.body);
  const headers = headerItems(request);
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: ${bracketed(headers, ['{', '}'], syntax, '  ')}`] : []),
    ...(body.value === undefined ? [] : [`body: ${body.value}`]),
  ];
  const imports = [
    ...body.imports,
    ...(response.kind === 'file' ? ["import { writeFile } from 'node:fs/promises';"] : []),
  ];
  const address = addressOf(request);
  return [
    ...(imports.length > 0 ? [...imports, ''] : []),
    `const { ${variablesOf(request).join(', ')} } = process.env;`,
    '',
    ...body.setup,
    ...(query.length > 0 && hasUniqueNames(query)
      ? [`const parametres = new URLSearchParams(${literal(Object.fromEntries(query), syntax)});`]
      : []),
    `const reponse = await fetch(${callOf(address, options)});`,
    'if (!reponse.ok) throw new Error(await reponse.text());',
    ...(response.kind === 'file' ? [`await writeFile(${text(response.file)}, reponse.body);`] : []),
    ...(response.kind === 'json' ? ['console.log(await reponse.json());'] : []),
  ].join('\n');
}
