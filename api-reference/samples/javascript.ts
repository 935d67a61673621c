// Samples for JavaScript: an ES module for Node, with fetch and top-level await.
import { type BodyWriters, type MultipartPart, writtenBody } from './body';
import type { Header } from './credentials';
import { bracketed, literal, type Syntax } from './literal';
import { type BodyCode, formParts, pairsLiteral, parameterMap } from './program';
import { addressOf, bearerHeader, type SampleRequest, typeHeader, variablesOf } from './request';

const singleQuoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
const text = (value: string): string => (value.includes("'") ? JSON.stringify(value) : singleQuoted(value));
const key = (name: string): string => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name)}: `;
const inside = (variable: string): string => `\${${variable}}`;

const syntax: Syntax = {
  text,
  key,
  object: ['{', '}'],
  spaced: true,
  emptyObject: '{}',
  indent: '  ',
  trailingComma: true,
};

const BASIC = `Authorization: \`Basic \${btoa(\`\${CLIENT_ID}:\${CLIENT_SECRET}\`)}\``;

function headerItem({ name, value }: Header): string {
  if (value === 'uuid') return `${key(name)}crypto.randomUUID()`;
  if ('text' in value) return `${key(name)}${text(value.text)}`;
  const { variable, before } = value;
  return `${key(name)}${before ? `\`${before}${inside(variable)}\`` : variable}`;
}

function partLine(part: MultipartPart): string {
  const name = text(part.name);
  if (part.kind === 'file')
    return `formulaire.set(${name}, new Blob([fichier], { type: ${text(part.mediaType)} }), ${text(part.file)});`;
  if (part.kind === 'text') return `formulaire.set(${name}, ${text(part.value)});`;
  return `formulaire.set(${name}, new Blob([JSON.stringify(${part.variable})], { type: 'application/json' }));`;
}

const READ_FILE = "import { readFile } from 'node:fs/promises';";

const bodyWriters: BodyWriters<BodyCode> = {
  text: (body) => ({ value: text(body.text) }),
  file: ({ file }) => ({ imports: [READ_FILE], value: `await readFile(${text(file)})` }),
  json: ({ value }) => ({ value: `JSON.stringify(${literal(value, syntax, '  ')})` }),
  form: ({ fields }) => ({ value: `new URLSearchParams(${pairsLiteral(fields, syntax, '  ')})` }),
  multipart(body) {
    const digest = "createHash('sha256').update(fichier).digest('hex')";
    const { file, hasDigest, objects } = formParts(body, syntax, () => digest);
    return {
      imports: [
        ...(hasDigest ? ["import { createHash } from 'node:crypto';"] : []),
        ...(file ? [READ_FILE] : []),
      ],
      setup: [
        ...(file ? [`const fichier = await readFile(${text(file)});`] : []),
        ...objects.map(({ variable, value }) => `const ${variable} = ${value};`),
        'const formulaire = new FormData();',
        ...body.parts.map(partLine),
        '',
      ],
      value: 'formulaire',
    };
  },
};

export function javascript(request: SampleRequest): string {
  const { method, auth, response } = request;
  const variables = variablesOf(request);
  const { imports = [], setup = [], value } = writtenBody(request.body, bodyWriters, {});
  const headers = [
    ...bearerHeader(request).map(headerItem),
    ...(auth === 'basic' ? [BASIC] : []),
    ...[...typeHeader(request.body), ...request.headers].map(headerItem),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: ${bracketed(headers, ['{', '}'], syntax, '  ')}`] : []),
    ...(value === undefined ? [] : [`body: ${value}`]),
  ];
  const isSaved = response.kind === 'file';
  const allImports = [...imports, ...(isSaved ? ["import { writeFile } from 'node:fs/promises';"] : [])];
  const parameters = parameterMap(request, syntax, (name) => name);
  const start = `const reponse = await fetch(\`${addressOf(request, inside, parameters && inside('parametres'))}\``;
  const given = options.length > 0 ? `, ${bracketed(options, ['{', '}'], syntax, '', start.length)}` : '';
  return [
    ...(allImports.length > 0 ? [...allImports, ''] : []),
    ...(variables.length > 0
      ? [
          `const { ${variables.join(', ')} } = process.env;`,
          ...variables.map((name) => `if (!${name}) throw new Error('Variable à définir : ${name}');`),
          '',
        ]
      : []),
    ...setup,
    ...(parameters ? [`const parametres = new URLSearchParams(${parameters});`] : []),
    `${start}${given});`,
    'if (!reponse.ok) throw new Error(await reponse.text());',
    // Written as it arrives: a file is never held whole in memory.
    ...(isSaved ? [`await writeFile(${text(response.file)}, reponse.body);`] : []),
    ...(response.kind === 'text' ? ['console.log(await reponse.text());'] : []),
    ...(response.kind === 'json' ? ['console.log(await reponse.json());'] : []),
  ].join('\n');
}
