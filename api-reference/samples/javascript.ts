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

const hasParameters = ({ query, queryKeys }: SampleRequest): boolean =>
  query.length + queryKeys.length > 0 && hasUniqueNames(query);

function addressOf(request: SampleRequest): string {
  const { server = `\${API}`, queryKeys } = request;
  const path = request.path.replace(PATH_VARIABLE, '$${$1}');
  if (hasParameters(request)) return `\`${server}${path}?\${parametres}\``;
  const keys = queryKeys.map(([name, variable]) => `&${encodeURIComponent(name)}=\${${variable}}`).join('');
  return `\`${server}${path}${queryString(request)}${keys}\``;
}

/** The query as an object, with the variables of its keys. */
const parametersLine = ({ query, queryKeys }: SampleRequest): string =>
  `const parametres = new URLSearchParams(${literal(
    Object.fromEntries([...query, ...queryKeys]),
    syntax,
    '',
    Object.fromEntries(queryKeys),
  )});`;

const BEARER = `\`Bearer \${TOKEN}\``;
const BASIC = `\`Basic \${btoa(\`\${CLIENT_ID}:\${CLIENT_SECRET}\`)}\``;

function headerItems({ auth, headers, body }: SampleRequest): string[] {
  return [
    ...(auth === 'bearer' ? [`Authorization: ${BEARER}`] : []),
    ...(auth === 'basic' ? [`Authorization: ${BASIC}`] : []),
    ...(body && 'mediaType' in body ? [`${key('Content-Type')}: ${text(body.mediaType)}`] : []),
    ...headers.map(({ name, value }) => {
      if (value === 'uuid') return `${key(name)}: crypto.randomUUID()`;
      if ('text' in value) return `${key(name)}: ${text(value.text)}`;
      const { variable, before } = value;
      return `${key(name)}: ${before ? `\`${before}\${${variable}}\`` : variable}`;
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
    case 'text':
      return { ...noSetup, value: text(body.text) };
    case 'file':
      return {
        imports: ["import { readFile } from 'node:fs/promises';"],
        setup: [],
        value: `await readFile(${text(body.file)})`,
      };
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
  const { method, response } = request;
  const variables = variablesOf(request);
  const body = bodyOf(request.body);
  const headers = headerItems(request);
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: ${bracketed(headers, ['{', '}'], syntax, '  ')}`] : []),
    ...(body.value === undefined ? [] : [`body: ${body.value}`]),
  ];
  const isSaved = response.kind === 'file';
  const imports = [...body.imports, ...(isSaved ? ["import { writeFile } from 'node:fs/promises';"] : [])];
  const address = addressOf(request);
  return [
    ...(imports.length > 0 ? [...imports, ''] : []),
    ...(variables.length > 0
      ? [
          `const { ${variables.join(', ')} } = process.env;`,
          ...variables.map((name) => `if (!${name}) throw new Error('Variable à définir : ${name}');`),
          '',
        ]
      : []),
    ...body.setup,
    ...(hasParameters(request) ? [parametersLine(request)] : []),
    `const reponse = await fetch(${callOf(address, options)});`,
    'if (!reponse.ok) throw new Error(await reponse.text());',
    // Written as it arrives: a file is never held whole in memory.
    ...(isSaved ? [`await writeFile(${text(response.file)}, reponse.body);`] : []),
    ...(response.kind === 'text' ? ['console.log(await reponse.text());'] : []),
    ...(response.kind === 'json' ? ['console.log(await reponse.json());'] : []),
  ].join('\n');
}
