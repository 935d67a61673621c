// Samples for PHP 8.1 or later, with its curl extension.
import { type BodyWriters, type MultipartPart, writtenBody } from './body';
import type { Header } from './credentials';
import { bracketed, literal, type Syntax } from './literal';
import { type BodyCode, formParts, hasUniqueNames, parameterMap } from './program';
import { addressOf, bearerHeader, queryString, type SampleRequest, typeHeader, variablesOf } from './request';

const singleQuoted = (value: string): string => `'${value.replace(/\\|'/g, '\\$&')}'`;
const text = (value: string): string =>
  value.includes("'") && !/["\\$]/.test(value) ? `"${value}"` : singleQuoted(value);

const syntax: Syntax = {
  text,
  key: (name) => `${text(name)} => `,
  object: ['[', ']'],
  spaced: false,
  emptyObject: 'new stdClass()',
  indent: '    ',
  trailingComma: true,
};

const variable = (name: string): string =>
  `$${name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;

function headerItem({ name, value }: Header): string {
  if (value === 'uuid') return `"${name}: $cle"`;
  if ('text' in value) return text(`${name}: ${value.text}`);
  return `"${name}: ${value.before ?? ''}${variable(value.variable)}"`;
}

function partItem(part: MultipartPart): string {
  const name = text(part.name);
  if (part.kind === 'file') return `${name} => new CURLFile('${part.file}', ${text(part.mediaType)})`;
  if (part.kind === 'text') return `${name} => ${text(part.value)}`;
  return `${name} => new CURLStringFile(json_encode($${part.variable}), '${part.name}.json', 'application/json')`;
}

const bodyWriters: BodyWriters<BodyCode> = {
  text: (body) => ({ value: text(body.text) }),
  file: ({ file }) => ({ value: `file_get_contents(${text(file)})` }),
  json(body) {
    const value = literal(body.value, syntax, '    ');
    return { value: value === syntax.emptyObject ? "'{}'" : `json_encode(${value})` };
  },
  form({ fields }) {
    if (!hasUniqueNames(fields)) return { value: text(queryString(fields)) };
    return { value: `http_build_query(${literal(Object.fromEntries(fields), syntax, '    ')})` };
  },
  multipart(body) {
    const { objects } = formParts(body, syntax, (file) => `hash_file('sha256', ${text(file)})`);
    return {
      setup: objects.map((object) => `$${object.variable} = ${object.value};`),
      value: bracketed(body.parts.map(partItem), ['[', ']'], syntax, '    '),
    };
  },
};

const UUID_LINES = [
  '// Un UUID version 4, nouveau à chaque envoi.',
  "$cle = preg_replace('/^(.{8})(.{4}).(.{3}).(.{3})/', '$1-$2-4$3-a$4-', bin2hex(random_bytes(16)));",
];

/** Written as it arrives, under another name until it is known not to be an error. */
function answerLines({ response }: SampleRequest): { before: string[]; option: string; after: string[] } {
  const isError = 'curl_getinfo($requete, CURLINFO_RESPONSE_CODE) >= 300';
  if (response.kind !== 'file')
    return {
      before: [],
      option: 'CURLOPT_RETURNTRANSFER => true',
      after: [
        '$reponse = curl_exec($requete);',
        `if ($reponse === false || ${isError}) {`,
        '    throw new RuntimeException($reponse ?: curl_error($requete));',
        '}',
        ...(response.kind === 'text' ? ['echo $reponse;'] : []),
        ...(response.kind === 'json' ? ['print_r(json_decode($reponse, true));'] : []),
      ],
    };
  const draft = text(`${response.file}.tmp`);
  return {
    before: [`$fichier = fopen(${draft}, 'w');`],
    option: 'CURLOPT_FILE => $fichier',
    after: [
      '$recu = curl_exec($requete);',
      'fclose($fichier);',
      `if (!$recu || ${isError}) {`,
      `    throw new RuntimeException(curl_error($requete) ?: file_get_contents(${draft}));`,
      '}',
      `rename(${draft}, ${text(response.file)});`,
    ],
  };
}

export function php(request: SampleRequest): string {
  const { method, auth } = request;
  const { setup = [], value } = writtenBody(request.body, bodyWriters, {});
  const headers = [...bearerHeader(request), ...typeHeader(request.body), ...request.headers];
  const items = headers.map(headerItem);
  const isHead = method === 'HEAD';
  const isImplied = isHead || method === (value === undefined ? 'GET' : 'POST');
  const { before, option, after } = answerLines(request);
  const variables = variablesOf(request);
  const parameters = parameterMap(request, syntax, variable);
  const options = [
    option,
    ...(isHead ? ['CURLOPT_NOBODY => true'] : []),
    ...(isImplied ? [] : [`CURLOPT_CUSTOMREQUEST => '${method}'`]),
    ...(auth === 'basic' ? ['CURLOPT_USERPWD => "$clientId:$clientSecret"'] : []),
    ...(items.length > 0 ? [`CURLOPT_HTTPHEADER => ${bracketed(items, ['[', ']'], syntax, '    ')}`] : []),
    ...(value === undefined ? [] : [`CURLOPT_POSTFIELDS => ${value}`]),
  ];
  return [
    '<?php',
    ...variables.map(
      (name) =>
        `${variable(name)} = getenv('${name}') ?: throw new RuntimeException('Variable à définir : ${name}');`,
    ),
    ...(variables.length > 0 ? [''] : []),
    ...(headers.some((header) => header.value === 'uuid') ? UUID_LINES : []),
    ...setup,
    ...(parameters ? [`$parametres = http_build_query(${parameters});`] : []),
    ...before,
    `$requete = curl_init("${addressOf(request, variable, parameters && '$parametres')}");`,
    `curl_setopt_array($requete, ${bracketed(options, ['[', ']'], syntax)});`,
    ...after,
  ].join('\n');
}
