// JavaScript: fetch, as Node and browsers have it; an ES module, for `await` at its top.
import { group, literal, type Syntax } from './literal';
import {
  type Body,
  isMap,
  type MultipartPart,
  PATH_VARIABLE,
  queryString,
  type SampleRequest,
  variablesOf,
} from './request';

const single = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
const text = (value: string): string => (value.includes("'") ? JSON.stringify(value) : single(value));
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
  if (request.query.length > 0 && isMap(request.query)) return `\`\${API}${path}?\${parametres}\``;
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

type Written = { readonly imports: string[]; readonly before: string[]; readonly value: string | undefined };

function multipart(parts: readonly MultipartPart[]): Written {
  const file = parts.find((part) => part.kind === 'file');
  const objects = parts.filter((part) => part.kind === 'json');
  const hasDigest = objects.some(({ digest }) => digest);
  const holes = (digest: string | undefined) =>
    digest ? { [digest]: "createHash('sha256').update(fichier).digest('hex')" } : {};
  return {
    imports: [
      ...(hasDigest ? ["import { createHash } from 'node:crypto';"] : []),
      ...(file ? ["import { readFile } from 'node:fs/promises';"] : []),
    ],
    before: [
      ...(file ? [`const fichier = await readFile(${text(file.file)});`] : []),
      ...objects.map(
        ({ variable, value, digest }) => `const ${variable} = ${literal(value, syntax, '', holes(digest))};`,
      ),
      'const formulaire = new FormData();',
      ...parts.map(partLine),
      '',
    ],
    value: 'formulaire',
  };
}

function bodyOf(body: Body | undefined): Written {
  const plain = { imports: [], before: [] };
  switch (body?.kind) {
    case undefined:
      return { ...plain, value: undefined };
    case 'multipart':
      return multipart(body.parts);
    case 'json':
      return { ...plain, value: `JSON.stringify(${literal(body.value, syntax, '  ')})` };
    case 'form': {
      const value = isMap(body.fields)
        ? literal(Object.fromEntries(body.fields), syntax, '  ')
        : literal(body.fields, syntax, '  ');
      return { ...plain, value: `new URLSearchParams(${value})` };
    }
  }
}

const callOf = (address: string, options: readonly string[]): string =>
  options.length === 0
    ? address
    : `${address}, ${group(options, ['{', '}'], syntax, '', 'const reponse = await fetch('.length + address.length)}`;

export function javascript(request: SampleRequest): string {
  const { method, query, answer } = request;
  const body = bodyOf(request.body);
  const headers = headerItems(request);
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: ${group(headers, ['{', '}'], syntax, '  ')}`] : []),
    ...(body.value === undefined ? [] : [`body: ${body.value}`]),
  ];
  const imports = [
    ...body.imports,
    ...(answer.kind === 'file' ? ["import { writeFile } from 'node:fs/promises';"] : []),
  ];
  const address = addressOf(request);
  return [
    ...(imports.length > 0 ? [...imports, ''] : []),
    `const { ${variablesOf(request).join(', ')} } = process.env;`,
    '',
    ...body.before,
    ...(query.length > 0 && isMap(query)
      ? [`const parametres = new URLSearchParams(${literal(Object.fromEntries(query), syntax)});`]
      : []),
    `const reponse = await fetch(${callOf(address, options)});`,
    'if (!reponse.ok) throw new Error(await reponse.text());',
    ...(answer.kind === 'file' ? [`await writeFile(${text(answer.file)}, reponse.body);`] : []),
    ...(answer.kind === 'json' ? ['console.log(await reponse.json());'] : []),
  ].join('\n');
}
