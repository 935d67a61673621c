// Samples for PHP 8.1 or later, with its curl extension.
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

const singleQuoted = (value: string): string => `'${value.replace(/\\|'/g, '\\$&')}'`;
const text = (value: string): string =>
  value.includes("'") && !/["\\$]/.test(value) ? `"${value}"` : singleQuoted(value);

const syntax: Syntax = {
  text,
  key: (name) => `${text(name)} => `,
  constants: { null: 'null', true: 'true', false: 'false' },
  object: ['[', ']'],
  spaced: false,
  emptyObject: 'new stdClass()',
  indent: '    ',
  trailingComma: true,
};

/** `CLIENT_ID` is `$clientId`. */
const variable = (name: string): string =>
  `$${name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;

const hasParameters = ({ query, queryKeys }: SampleRequest): boolean =>
  query.length + queryKeys.length > 0 && hasUniqueNames(query);

function addressOf(request: SampleRequest): string {
  const { server = '$api', queryKeys } = request;
  const path = request.path.replace(PATH_VARIABLE, (_, name: string) => variable(name));
  if (hasParameters(request)) return `"${server}${path}?$parametres"`;
  const keys = queryKeys.map(([name, own]) => `&${encodeURIComponent(name)}=${variable(own)}`).join('');
  return `"${server}${path}${queryString(request)}${keys}"`;
}

/** The query as a map, with the variables of its keys. */
function parametersLine({ query, queryKeys }: SampleRequest): string {
  const overrides = Object.fromEntries(queryKeys.map(([name, own]) => [name, variable(own)]));
  const all = Object.fromEntries([...query, ...queryKeys]);
  return `$parametres = http_build_query(${literal(all, syntax, '', overrides)});`;
}

function headerItems({ auth, headers, body }: SampleRequest): string[] {
  return [
    ...(auth === 'bearer' ? ['"Authorization: Bearer $token"'] : []),
    ...(body && 'mediaType' in body ? [text(`Content-Type: ${body.mediaType}`)] : []),
    ...headers.map(({ name, value }) => {
      if (value === 'uuid') return `"${name}: $cle"`;
      return 'variable' in value
        ? `"${name}: ${value.before ?? ''}${variable(value.variable)}"`
        : text(`${name}: ${value.text}`);
    }),
  ];
}

function partItem(part: MultipartPart): string {
  const name = text(part.name);
  if (part.kind === 'file') return `${name} => new CURLFile('${part.file}', ${text(part.mediaType)})`;
  if (part.kind === 'text') return `${name} => ${text(part.value)}`;
  return `${name} => new CURLStringFile(json_encode($${part.variable}), '${part.name}.json', 'application/json')`;
}

/** The code of a body: the statements before the call, and the expression given to cURL. */
type BodyCode = { readonly setup: readonly string[]; readonly value: string | undefined };

function multipart(parts: readonly MultipartPart[]): BodyCode {
  const file = parts.find((part) => part.kind === 'file');
  const objects = parts.filter((part) => part.kind === 'json');
  const overrides = (digest: string | undefined) =>
    digest && file ? { [digest]: `hash_file('sha256', ${text(file.file)})` } : {};
  return {
    setup: objects.map(
      ({ variable, value, digest }) => `$${variable} = ${literal(value, syntax, '', overrides(digest))};`,
    ),
    value: bracketed(parts.map(partItem), ['[', ']'], syntax, '    '),
  };
}

function bodyOf(body: Body | undefined): BodyCode {
  switch (body?.kind) {
    case undefined:
      return { setup: [], value: undefined };
    case 'multipart':
      return multipart(body.parts);
    case 'text':
      return { setup: [], value: text(body.text) };
    case 'file':
      return { setup: [], value: `file_get_contents(${text(body.file)})` };
    case 'json':
      return {
        setup: [],
        value:
          literal(body.value, syntax) === syntax.emptyObject
            ? "'{}'"
            : `json_encode(${literal(body.value, syntax, '    ')})`,
      };
    case 'form': {
      const encoded = queryString({ query: body.fields }).slice(1);
      const value = hasUniqueNames(body.fields)
        ? `http_build_query(${literal(Object.fromEntries(body.fields), syntax, '    ')})`
        : text(encoded);
      return { setup: [], value };
    }
  }
}

const UUID_LINES = [
  '// Un UUID version 4, nouveau à chaque envoi.',
  "$cle = preg_replace('/^(.{8})(.{4}).(.{3}).(.{3})/', '$1-$2-4$3-a$4-', bin2hex(random_bytes(16)));",
];

/** Written as it arrives, under another name until it is known not to be an error. */
function callLines({ response }: SampleRequest): { before: string[]; option: string; after: string[] } {
  if (response.kind !== 'file')
    return {
      before: [],
      option: 'CURLOPT_RETURNTRANSFER => true',
      after: [
        '$reponse = curl_exec($requete);',
        'if ($reponse === false || curl_getinfo($requete, CURLINFO_RESPONSE_CODE) >= 300) {',
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
      'if (!$recu || curl_getinfo($requete, CURLINFO_RESPONSE_CODE) >= 300) {',
      `    throw new RuntimeException(curl_error($requete) ?: file_get_contents(${draft}));`,
      '}',
      `rename(${draft}, ${text(response.file)});`,
    ],
  };
}

export function php(request: SampleRequest): string {
  const { method, auth, headers } = request;
  const body = bodyOf(request.body);
  const headerList = headerItems(request);
  const impliedMethod = body.value === undefined ? 'GET' : 'POST';
  const { before, option, after } = callLines(request);
  const variables = variablesOf(request);
  const options = [
    option,
    ...(method === 'HEAD' ? ['CURLOPT_NOBODY => true'] : []),
    ...(method === impliedMethod || method === 'HEAD' ? [] : [`CURLOPT_CUSTOMREQUEST => '${method}'`]),
    ...(auth === 'basic' ? ['CURLOPT_USERPWD => "$clientId:$clientSecret"'] : []),
    ...(headerList.length > 0
      ? [`CURLOPT_HTTPHEADER => ${bracketed(headerList, ['[', ']'], syntax, '    ')}`]
      : []),
    ...(body.value === undefined ? [] : [`CURLOPT_POSTFIELDS => ${body.value}`]),
  ];
  return [
    '<?php',
    ...variables.map(
      (name) =>
        `${variable(name)} = getenv('${name}') ?: throw new RuntimeException('Variable à définir : ${name}');`,
    ),
    ...(variables.length > 0 ? [''] : []),
    ...(headers.some(({ value }) => value === 'uuid') ? UUID_LINES : []),
    ...body.setup,
    ...(hasParameters(request) ? [parametersLine(request)] : []),
    ...before,
    `$requete = curl_init(${addressOf(request)});`,
    `curl_setopt_array($requete, ${bracketed(options, ['[', ']'], syntax)});`,
    ...after,
  ].join('\n');
}
