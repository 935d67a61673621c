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

function addressOf(request: SampleRequest): string {
  const path = request.path.replace(PATH_VARIABLE, (_, name: string) => variable(name));
  if (request.query.length > 0 && hasUniqueNames(request.query)) return `"$api${path}?$parametres"`;
  return `"$api${path}${queryString(request)}"`;
}

function headerItems({ auth, headers, body }: SampleRequest): string[] {
  return [
    ...(auth === 'bearer' ? ['"Authorization: Bearer $token"'] : []),
    ...(body?.kind === 'json' ? [text(`Content-Type: ${body.mediaType}`)] : []),
    ...headers.map(({ name, value }) => {
      if (value === 'uuid') return `"${name}: $cle"`;
      return 'variable' in value ? `"${name}: ${variable(value.variable)}"` : text(`${name}: ${value.text}`);
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

export function php(request: SampleRequest): string {
  const { method, query, auth, headers, response } = request;
  const body = bodyOf(request.body);
  const headerList = headerItems(request);
  const impliedMethod = body.value === undefined ? 'GET' : 'POST';
  const options = [
    'CURLOPT_RETURNTRANSFER => true',
    ...(method === impliedMethod ? [] : [`CURLOPT_CUSTOMREQUEST => '${method}'`]),
    ...(auth === 'basic' ? ['CURLOPT_USERPWD => "$clientId:$clientSecret"'] : []),
    ...(headerList.length > 0
      ? [`CURLOPT_HTTPHEADER => ${bracketed(headerList, ['[', ']'], syntax, '    ')}`]
      : []),
    ...(body.value === undefined ? [] : [`CURLOPT_POSTFIELDS => ${body.value}`]),
  ];
  return [
    '<?php',
    ...variablesOf(request).map((name) => `${variable(name)} = getenv('${name}');`),
    '',
    ...(headers.some(({ value }) => value === 'uuid')
      ? [
          '// Un UUID version 4, nouveau à chaque envoi.',
          "$cle = preg_replace('/^(.{8})(.{4}).(.{3}).(.{3})/', '$1-$2-4$3-a$4-', bin2hex(random_bytes(16)));",
        ]
      : []),
    ...body.setup,
    ...(query.length > 0 && hasUniqueNames(query)
      ? [`$parametres = http_build_query(${literal(Object.fromEntries(query), syntax)});`]
      : []),
    `$requete = curl_init(${addressOf(request)});`,
    `curl_setopt_array($requete, ${bracketed(options, ['[', ']'], syntax)});`,
    '$reponse = curl_exec($requete);',
    'if ($reponse === false || curl_getinfo($requete, CURLINFO_RESPONSE_CODE) >= 400) {',
    '    throw new RuntimeException($reponse ?: curl_error($requete));',
    '}',
    ...(response.kind === 'file' ? [`file_put_contents(${text(response.file)}, $reponse);`] : []),
    ...(response.kind === 'json' ? ['print_r(json_decode($reponse, true));'] : []),
  ].join('\n');
}
