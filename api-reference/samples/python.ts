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
    ...(body?.kind === 'json' && body.mediaType !== 'application/json'
      ? [`"Content-Type": ${text(body.mediaType)}`]
      : []),
    ...headers.map(({ name, value }) => {
      if (value === 'uuid') return `${text(name)}: str(uuid.uuid4())`;
      return `${text(name)}: ${'variable' in value ? value.variable : text(value.text)}`;
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
    case 'json':
      return { ...noSetup, options: [`json=${literal(body.value, syntax, '    ')}`] };
    case 'form':
      return { ...noSetup, options: [`data=${pairs(body.fields, '    ')}`] };
  }
}

export function python(request: SampleRequest): string {
  const { method, path, query, auth, headers, response } = request;
  const body = bodyOf(request.body);
  const headerList = headerItems(request);
  const imports = [
    ...body.imports,
    ...(response.kind === 'file' ? ['pathlib'] : []),
    'os',
    ...(headers.some(({ value }) => value === 'uuid') ? ['uuid'] : []),
  ];
  const address = `f"{API}${path.replace(PATH_VARIABLE, '{$1}')}${hasUniqueNames(query) ? '' : queryString(request)}"`;
  const args = [
    address,
    ...(query.length > 0 && hasUniqueNames(query) ? [`params=${pairs(query, '    ')}`] : []),
    ...(auth === 'basic' ? ['auth=(CLIENT_ID, CLIENT_SECRET)'] : []),
    ...(headerList.length > 0 ? [`headers=${bracketed(headerList, ['{', '}'], syntax, '    ')}`] : []),
    ...body.options,
    'timeout=30',
  ];
  return [
    ...[...new Set(imports)].toSorted().map((name) => `import ${name}`),
    '',
    'import requests',
    '',
    ...variablesOf(request).map((name) => `${name} = os.environ["${name}"]`),
    '',
    ...body.setup,
    `reponse = requests.${method.toLowerCase()}${bracketed(args, ['(', ')'], syntax)}`,
    'if not reponse.ok:',
    '    raise SystemExit(reponse.text)',
    ...(response.kind === 'file'
      ? [`pathlib.Path(${text(response.file)}).write_bytes(reponse.content)`]
      : []),
    ...(response.kind === 'json' ? ['print(reponse.json())'] : []),
  ].join('\n');
}
