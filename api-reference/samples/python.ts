// Samples for Python 3.9 or later, with the requests library.
import { type Body, type BodyWriters, type MultipartPart, writtenBody } from './body';
import type { Header } from './credentials';
import { bracketed, literal, type Syntax } from './literal';
import { type BodyCode, formParts, hasUniqueNames, pairsLiteral, parameterMap } from './program';
import { addressOf, bearerHeader, queryString, type SampleRequest, typeHeader, variablesOf } from './request';

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

function headerItem({ name, value }: Header): string {
  if (value === 'uuid') return `${text(name)}: str(uuid.uuid4())`;
  if ('text' in value) return `${text(name)}: ${text(value.text)}`;
  const { variable, before } = value;
  return `${text(name)}: ${before ? `f"${before}{${variable}}"` : variable}`;
}

/** The type of JSON is that which the library gives to it. */
const typeItem = (body: Body | undefined): Header[] =>
  body?.kind === 'json' && body.mediaType === 'application/json' ? [] : typeHeader(body);

function filesItem(part: MultipartPart): string {
  const name = text(part.name);
  if (part.kind === 'file') return `${name}: (${text(part.file)}, fichier, ${text(part.mediaType)})`;
  if (part.kind === 'text') return `${name}: (None, ${text(part.value)})`;
  return `${name}: (None, json.dumps(${part.variable}), "application/json")`;
}

const bodyWriters: BodyWriters<BodyCode> = {
  text: (body) => ({ value: `data=${text(body.text)}.encode()` }),
  file: ({ file }) => ({ imports: ['pathlib'], value: `data=pathlib.Path(${text(file)}).read_bytes()` }),
  json: ({ value }) => ({ value: `json=${literal(value, syntax, '    ')}` }),
  form: ({ fields }) => ({ value: `data=${pairsLiteral(fields, syntax, '    ')}` }),
  multipart(body) {
    const digest = 'hashlib.sha256(fichier).hexdigest()';
    const { file, hasDigest, objects } = formParts(body, syntax, () => digest);
    return {
      imports: [
        ...(hasDigest ? ['hashlib'] : []),
        ...(objects.length > 0 ? ['json'] : []),
        ...(file ? ['pathlib'] : []),
      ],
      setup: [
        ...(file ? [`fichier = pathlib.Path(${text(file)}).read_bytes()`] : []),
        ...objects.map(({ variable, value }) => `${variable} = ${value}`),
      ],
      value: `files=${bracketed(body.parts.map(filesItem), ['{', '}'], syntax, '    ')}`,
    };
  },
};

function addressAndParameters(request: SampleRequest): string[] {
  const { query, queryKeys } = request;
  const isMap = hasUniqueNames(query);
  const address = addressOf(request, (name) => `{${name}}`, isMap ? '' : queryString(query));
  const map = parameterMap({ query: isMap ? query : [], queryKeys }, syntax, (name) => name, '    ');
  return [`${address.includes('{') ? 'f' : ''}"${address}"`, ...(map ? [`params=${map}`] : [])];
}

/** Written as it arrives: a file is never held whole in memory. */
const savingLines = (file: string): string[] => [
  `with open(${text(file)}, "wb") as fichier:`,
  '    for morceau in reponse.iter_content(65536):',
  '        fichier.write(morceau)',
];

export function python(request: SampleRequest): string {
  const { method, auth, response } = request;
  const { imports = [], setup = [], value } = writtenBody(request.body, bodyWriters, {});
  const headers = [...bearerHeader(request), ...typeItem(request.body), ...request.headers];
  const items = headers.map(headerItem);
  const variables = variablesOf(request);
  const modules = new Set([
    ...imports,
    ...(variables.length > 0 ? ['os'] : []),
    'sys',
    ...(headers.some((header) => header.value === 'uuid') ? ['uuid'] : []),
  ]);
  const args = [
    ...addressAndParameters(request),
    ...(auth === 'basic' ? ['auth=(CLIENT_ID, CLIENT_SECRET)'] : []),
    ...(items.length > 0 ? [`headers=${bracketed(items, ['{', '}'], syntax, '    ')}`] : []),
    ...(value === undefined ? [] : [value]),
    // Long enough for what the answer is.
    ...(response.kind === 'file' ? ['stream=True', 'timeout=60'] : ['timeout=30']),
  ];
  return [
    ...[...modules].toSorted().map((name) => `import ${name}`),
    '',
    'import requests',
    '',
    ...variables.map(
      (name) => `${name} = os.environ.get("${name}") or sys.exit("Variable à définir : ${name}")`,
    ),
    ...(variables.length > 0 ? [''] : []),
    ...setup,
    `reponse = requests.${method.toLowerCase()}${bracketed(args, ['(', ')'], syntax)}`,
    'if not reponse.ok:',
    '    sys.exit(reponse.text)',
    ...(response.kind === 'file' ? savingLines(response.file) : []),
    ...(response.kind === 'text' ? ['print(reponse.text)'] : []),
    ...(response.kind === 'json' ? ['print(reponse.json())'] : []),
  ].join('\n');
}
