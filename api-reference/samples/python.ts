// Samples for Python 3.9 or later, with the requests library.
import { bracketed, literal, type Syntax } from './literal';
import {
  type Body,
  hasUniqueNames,
  type MultipartPart,
  PATH_VARIABLE,
  type Pair,
  queryString,
  type SampleRequest,
  variablesOf,
} from './request';

const text = (value: string): string => JSON.stringify(value);

const syntax: Syntax = {
  text,
  key: (name) => `${text(name)}: `,
  constants: { null: 'None', true: 'True', false: 'False' },
  object: ['{', '}'],
  spaced: false,
  emptyObject: '{}',
  indent: '    ',
  trailingComma: true,
};

const pairs = (list: readonly Pair[], margin: string): string =>
  hasUniqueNames(list) ? literal(Object.fromEntries(list), syntax, margin) : literal(list, syntax, margin);

function headerItems({ auth, headers, body }: SampleRequest): string[] {
  return [
    ...(auth === 'bearer' ? ['"Authorization": f"Bearer {TOKEN}"'] : []),
    ...(body && 'mediaType' in body && body.mediaType !== 'application/json'
      ? [`"Content-Type": ${text(body.mediaType)}`]
      : []),
    ...headers.map(({ name, value }) => {
      if (value === 'uuid') return `${text(name)}: str(uuid.uuid4())`;
      if ('text' in value) return `${text(name)}: ${text(value.text)}`;
      const { variable, before } = value;
      return `${text(name)}: ${before ? `f"${before}{${variable}}"` : variable}`;
    }),
  ];
}

function filesItem(part: MultipartPart): string {
  if (part.kind === 'file')
    return `${text(part.name)}: (${text(part.file)}, fichier, ${text(part.mediaType)})`;
  if (part.kind === 'text') return `${text(part.name)}: (None, ${text(part.value)})`;
  return `${text(part.name)}: (None, json.dumps(${part.variable}), "application/json")`;
}

/** The code of a body: what to import, the statements before the call, and the arguments of the call. */
type BodyCode = {
  readonly imports: readonly string[];
  readonly setup: readonly string[];
  readonly options: readonly string[];
};

function multipart(parts: readonly MultipartPart[]): BodyCode {
  const file = parts.find((part) => part.kind === 'file');
  const objects = parts.filter((part) => part.kind === 'json');
  const overrides = (digest: string | undefined) =>
    digest ? { [digest]: 'hashlib.sha256(fichier).hexdigest()' } : {};
  return {
    imports: [
      ...(objects.some(({ digest }) => digest) ? ['hashlib'] : []),
      ...(objects.length > 0 ? ['json'] : []),
      ...(file ? ['pathlib'] : []),
    ],
    setup: [
      ...(file ? [`fichier = pathlib.Path(${text(file.file)}).read_bytes()`] : []),
      ...objects.map(
        ({ variable, value, digest }) => `${variable} = ${literal(value, syntax, '', overrides(digest))}`,
      ),
    ],
    options: [`files=${bracketed(parts.map(filesItem), ['{', '}'], syntax, '    ')}`],
  };
}

function bodyOf(body: Body | undefined): BodyCode {
  const noSetup = { imports: [], setup: [] };
  switch (body?.kind) {
    case undefined:
      return { ...noSetup, options: [] };
    case 'multipart':
      return multipart(body.parts);
    case 'text':
      return { ...noSetup, options: [`data=${text(body.text)}.encode()`] };
    case 'file':
      return {
        imports: ['pathlib'],
        setup: [],
        options: [`data=pathlib.Path(${text(body.file)}).read_bytes()`],
      };
    case 'json':
      return { ...noSetup, options: [`json=${literal(body.value, syntax, '    ')}`] };
    case 'form':
      return { ...noSetup, options: [`data=${pairs(body.fields, '    ')}`] };
  }
}

/** As a map, with the variables of its keys; where a name comes twice, the query is in the address. */
function parametersOption({ query, queryKeys }: SampleRequest): string[] {
  const overrides = Object.fromEntries(queryKeys);
  if (!hasUniqueNames(query))
    return queryKeys.length > 0 ? [`params=${literal(overrides, syntax, '    ', overrides)}`] : [];
  const all = [...query, ...queryKeys];
  return all.length > 0 ? [`params=${literal(Object.fromEntries(all), syntax, '    ', overrides)}`] : [];
}

function addressOf(request: SampleRequest): string {
  const { server = '{API}', path, query } = request;
  const address = `${server}${path.replace(PATH_VARIABLE, '{$1}')}${hasUniqueNames(query) ? '' : queryString(request)}`;
  return `${address.includes('{') ? 'f' : ''}"${address}"`;
}

/** Long enough for what the answer is. */
const timeoutOf = ({ response }: SampleRequest): string[] =>
  response.kind === 'file' ? ['stream=True', 'timeout=60'] : ['timeout=30'];

/** Written as it arrives: a file is never held whole in memory. */
const savingLines = (file: string): string[] => [
  `with open(${text(file)}, "wb") as fichier:`,
  '    for morceau in reponse.iter_content(65536):',
  '        fichier.write(morceau)',
];

export function python(request: SampleRequest): string {
  const { method, auth, headers, response } = request;
  const body = bodyOf(request.body);
  const headerList = headerItems(request);
  const variables = variablesOf(request);
  const imports = [
    ...body.imports,
    ...(variables.length > 0 ? ['os'] : []),
    'sys',
    ...(headers.some(({ value }) => value === 'uuid') ? ['uuid'] : []),
  ];
  const args = [
    addressOf(request),
    ...parametersOption(request),
    ...(auth === 'basic' ? ['auth=(CLIENT_ID, CLIENT_SECRET)'] : []),
    ...(headerList.length > 0 ? [`headers=${bracketed(headerList, ['{', '}'], syntax, '    ')}`] : []),
    ...body.options,
    ...timeoutOf(request),
  ];
  return [
    ...[...new Set(imports)].toSorted().map((name) => `import ${name}`),
    '',
    'import requests',
    '',
    ...variables.map(
      (name) => `${name} = os.environ.get("${name}") or sys.exit("Variable à définir : ${name}")`,
    ),
    ...(variables.length > 0 ? [''] : []),
    ...body.setup,
    `reponse = requests.${method.toLowerCase()}${bracketed(args, ['(', ')'], syntax)}`,
    'if not reponse.ok:',
    '    sys.exit(reponse.text)',
    ...(response.kind === 'file' ? savingLines(response.file) : []),
    ...(response.kind === 'text' ? ['print(reponse.text)'] : []),
    ...(response.kind === 'json' ? ['print(reponse.json())'] : []),
  ].join('\n');
}
