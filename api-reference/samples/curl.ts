// Samples for cURL 7.76 or later, to be pasted in bash or zsh: no comment, which zsh does not take there, nothing that
// relies on a variable being split, no `!` outside single quotes.
import { type BodyWriters, type MultipartPart, writtenBody } from './body';
import type { Header } from './credentials';
import { jsonSyntax, literal } from './literal';
import { formParts } from './program';
import { addressOf, bearerHeader, type SampleRequest, typeHeader, variablesOf } from './request';

/** The shell still interprets these characters within double quotes: they are escaped. */
const inDoubleQuotes = (text: string): string => `"${text.replace(/[\\"`$]/g, '\\$&')}"`;
const quoted = (text: string): string =>
  text.includes("'") && !text.includes('!') ? inDoubleQuotes(text) : `'${text.replaceAll("'", "'\\''")}'`;
const shellArgument = (text: string): string => (/^[\w.,:=@%+/-]+$/.test(text) ? text : quoted(text));

function headerLine({ name, value }: Header): string {
  if (value === 'uuid') return `-H "${name}: $(uuidgen)"`;
  if ('text' in value) return `-H ${quoted(`${name}: ${value.text}`)}`;
  return `-H "${name}: ${value.before ?? ''}$${value.variable}"`;
}

function partLine(part: MultipartPart): string {
  if (part.kind === 'file') return `-F "${part.name}=@${part.file};type=${part.mediaType}"`;
  if (part.kind === 'text') return `--form-string ${shellArgument(`${part.name}=${part.value}`)}`;
  // `<-` reads the value from the here-document: in the argument itself, a semicolon in the value would end it.
  return `-F "${part.name}=<-;type=application/json"`;
}

/** The here-document that the command reads: text up to the line JSON. Expanded, the shell runs the commands in it. */
type HereDocument = { readonly text: string; readonly isExpanded: boolean };
type BodyLines = { readonly lines: readonly string[]; readonly hereDocument?: HereDocument };

const bodyWriters: BodyWriters<BodyLines> = {
  form: ({ fields }) => ({
    lines: fields.map(([name, value]) => `--data-urlencode ${shellArgument(`${name}=${value}`)}`),
  }),
  text: ({ text }) => ({ lines: [`--data-binary ${quoted(text)}`] }),
  file: ({ file }) => ({ lines: [`--data-binary @${shellArgument(file)}`] }),
  json({ value }) {
    const text = literal(value, jsonSyntax);
    return text.includes('\n') || text.includes("'")
      ? { lines: ['-d @-'], hereDocument: { text, isExpanded: false } }
      : { lines: [`-d '${text}'`] };
  },
  multipart(body) {
    const digestOf = (file: string): string =>
      `"$(openssl dgst -sha256 -r ${shellArgument(file)} | cut -d ' ' -f 1)"`;
    const expanded = {
      ...jsonSyntax,
      text: (value: string) => JSON.stringify(value).replace(/[\\`$]/g, '\\$&'),
    };
    const isExpanded = formParts(body, jsonSyntax, digestOf).hasDigest;
    const [object] = formParts(body, isExpanded ? expanded : jsonSyntax, digestOf).objects;
    const lines = body.parts.map(partLine);
    return object ? { lines, hereDocument: { text: object.value, isExpanded } } : { lines };
  },
};

/** In the same list as the call, so that an interactive shell says what is missing, stays, and does not call. */
function guardLine(request: SampleRequest): string[] {
  const variables = variablesOf(request).map((name) => `"\${${name}:?variable à définir}"`);
  return variables.length > 0 ? [`: ${variables.join(' ')} &&`] : [];
}

/** An answer that is an error is shown, and never left under the name of the file. */
const keepLine = (file: string): string => {
  const draft = shellArgument(`${file}.tmp`);
  return `mv ${draft} ${shellArgument(file)} || { cat ${draft}; rm -f ${draft}; false; }`;
};

export function curl(request: SampleRequest): string {
  const { method, headers, auth, body, response } = request;
  const { lines, hereDocument } = writtenBody(body, bodyWriters, { lines: [] });
  const impliedMethod = body ? 'POST' : 'GET';
  const otherMethod = method === impliedMethod ? '' : `-X ${method} `;
  const address = addressOf(request, (name) => `$${name}`);
  const all = [
    `curl ${method === 'HEAD' ? '-I ' : otherMethod}-sS --fail-with-body "${address}"`,
    ...(auth === 'basic' ? ['-u "$CLIENT_ID:$CLIENT_SECRET"'] : []),
    ...[...bearerHeader(request), ...headers, ...typeHeader(body)].map(headerLine),
    ...lines,
    ...(response.kind === 'file' ? [`-o ${shellArgument(`${response.file}.tmp`)}`] : []),
  ];
  const start = hereDocument ? ` <<${hereDocument.isExpanded ? 'JSON' : "'JSON'"}` : '';
  return [
    ...guardLine(request),
    `${all.join(' \\\n  ')}${start}${response.kind === 'file' ? ' &&' : ''}`,
    ...(hereDocument ? [hereDocument.text, 'JSON'] : []),
    ...(response.kind === 'file' ? [keepLine(response.file)] : []),
  ].join('\n');
}
