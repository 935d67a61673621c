// Samples for cURL 7.76 or later, to be pasted in bash or zsh: no comment, which zsh does not take there, nothing that
// relies on a variable being split, no `!` outside single quotes.
import { jsonSyntax, literal } from './literal';
import {
  type Body,
  type Header,
  type MultipartPart,
  queryString,
  type SampleRequest,
  variablesOf,
} from './request';

/** The shell still interprets these characters within double quotes: they are escaped. */
const inDoubleQuotes = (text: string): string => `"${text.replace(/[\\"`$]/g, '\\$&')}"`;
const quoted = (text: string): string =>
  text.includes("'") && !text.includes('!') ? inDoubleQuotes(text) : `'${text.replaceAll("'", "'\\''")}'`;
/** An argument in quotes, where it needs them. */
const shellArgument = (text: string): string => (/^[\w.,:=@%+/-]+$/.test(text) ? text : quoted(text));

function headerLine({ name, value }: Header): string {
  if (value === 'uuid') return `-H "${name}: $(uuidgen)"`;
  return 'variable' in value
    ? `-H "${name}: ${value.before ?? ''}$${value.variable}"`
    : `-H ${quoted(`${name}: ${value.text}`)}`;
}

const typeLine = (mediaType: string): string => `-H ${quoted(`Content-Type: ${mediaType}`)}`;

function partLine(part: MultipartPart): string {
  if (part.kind === 'file') return `-F "${part.name}=@${part.file};type=${part.mediaType}"`;
  if (part.kind === 'text') return `--form-string ${shellArgument(`${part.name}=${part.value}`)}`;
  // `<-` reads the value from the here-document: in the argument itself, a semicolon in the value would end it.
  return `-F "${part.name}=<-;type=application/json"`;
}

/** The here-document that the command reads: text up to the line JSON. Expanded, the shell runs the commands in it. */
type HereDocument = { readonly text: string; readonly isExpanded: boolean };
type BodyLines = { readonly lines: readonly string[]; readonly hereDocument?: HereDocument };

function multipartLines(parts: readonly MultipartPart[]): BodyLines {
  const lines = parts.map(partLine);
  const json = parts.find((part) => part.kind === 'json');
  if (!json) return { lines };
  const file = parts.find((part) => part.kind === 'file');
  if (!json.digest || !file)
    return { lines, hereDocument: { text: literal(json.value, jsonSyntax), isExpanded: false } };
  const syntax = { ...jsonSyntax, text: (value: string) => JSON.stringify(value).replace(/[\\`$]/g, '\\$&') };
  const digest = `"$(openssl dgst -sha256 -r ${shellArgument(file.file)} | cut -d ' ' -f 1)"`;
  const overrides = { [json.digest]: digest };
  return { lines, hereDocument: { text: literal(json.value, syntax, '', overrides), isExpanded: true } };
}

function bodyLines(body: Body | undefined): BodyLines {
  switch (body?.kind) {
    case undefined:
      return { lines: [] };
    case 'form':
      return {
        lines: body.fields.map(([name, value]) => `--data-urlencode ${shellArgument(`${name}=${value}`)}`),
      };
    case 'multipart':
      return multipartLines(body.parts);
    case 'text':
      return { lines: [typeLine(body.mediaType), `--data-binary ${quoted(body.text)}`] };
    case 'file':
      return { lines: [typeLine(body.mediaType), `--data-binary @${shellArgument(body.file)}`] };
    case 'json': {
      const text = literal(body.value, jsonSyntax);
      const type = typeLine(body.mediaType);
      return text.includes('\n') || text.includes("'")
        ? { lines: [type, '-d @-'], hereDocument: { text, isExpanded: false } }
        : { lines: [type, `-d '${text}'`] };
    }
  }
}

/** In the same list as the call, so that an interactive shell says what is missing, stays, and does not call. */
function guardLine(request: SampleRequest): string[] {
  const variables = variablesOf(request);
  if (variables.length === 0) return [];
  return [`: ${variables.map((name) => `"\${${name}:?variable à définir}"`).join(' ')} &&`];
}

function addressOf(request: SampleRequest): string {
  const { server = '$API', path, queryKeys } = request;
  const query = queryString(request);
  const keys = queryKeys.map(([name, variable]) => `${encodeURIComponent(name)}=$${variable}`).join('&');
  return `"${server}${path}${query}${keys && (query ? '&' : '?')}${keys}"`;
}

/** An answer that is an error is shown, and never left under the name of the file. */
const keepLine = (file: string): string => {
  const draft = shellArgument(`${file}.tmp`);
  return `mv ${draft} ${shellArgument(file)} || { cat ${draft}; rm -f ${draft}; false; }`;
};

export function curl(request: SampleRequest): string {
  const { method, headers, auth, body, response } = request;
  const { lines, hereDocument } = bodyLines(body);
  const impliedMethod = body ? 'POST' : 'GET';
  const methodOption = method === 'HEAD' ? '-I ' : method === impliedMethod ? '' : `-X ${method} `;
  const all = [
    `curl ${methodOption}-sS --fail-with-body ${addressOf(request)}`,
    ...(auth === 'basic' ? ['-u "$CLIENT_ID:$CLIENT_SECRET"'] : []),
    ...(auth === 'bearer' ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...headers.map(headerLine),
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
