// Samples for cURL 7.76 or later, in a POSIX shell.
import { jsonSyntax, literal } from './literal';
import { type Body, type Header, type MultipartPart, queryString, type SampleRequest } from './request';

/** The shell still interprets these characters within double quotes: they are escaped. */
const inDoubleQuotes = (text: string): string => `"${text.replace(/[\\"`$]/g, '\\$&')}"`;
const quoted = (text: string): string => (text.includes("'") ? inDoubleQuotes(text) : `'${text}'`);
/** An argument in quotes, where it needs them. */
const shellArgument = (text: string): string => (/^[\w.,:=@%+/-]+$/.test(text) ? text : quoted(text));

function headerLine({ name, value }: Header): string {
  if (value === 'uuid') return `-H "${name}: $(uuidgen)"`;
  return 'variable' in value ? `-H "${name}: $${value.variable}"` : `-H ${quoted(`${name}: ${value.text}`)}`;
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

function multipartLines(parts: readonly MultipartPart[]): BodyLines {
  const lines = parts.map(partLine);
  const json = parts.find((part) => part.kind === 'json');
  if (!json) return { lines };
  const file = parts.find((part) => part.kind === 'file');
  if (!json.digest || !file)
    return { lines, hereDocument: { text: literal(json.value, jsonSyntax), isExpanded: false } };
  const syntax = { ...jsonSyntax, text: (value: string) => JSON.stringify(value).replace(/[\\`$]/g, '\\$&') };
  const overrides = { [json.digest]: `"$(sha256sum ${shellArgument(file.file)} | cut -d ' ' -f 1)"` };
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
    case 'json': {
      const text = literal(body.value, jsonSyntax);
      const type = `-H ${quoted(`Content-Type: ${body.mediaType}`)}`;
      return text.includes('\n') || text.includes("'")
        ? { lines: [type, '-d @-'], hereDocument: { text, isExpanded: false } }
        : { lines: [type, `-d '${text}'`] };
    }
  }
}

export function curl(request: SampleRequest): string {
  const { method, path, headers, auth, body, response } = request;
  const { lines, hereDocument } = bodyLines(body);
  const impliedMethod = body ? 'POST' : 'GET';
  const options = [
    ...(method === impliedMethod ? [] : [`-X ${method}`]),
    // With -f, the body of an error is not saved under the name of the file.
    response.kind === 'file' ? '-fsS' : '-sS --fail-with-body',
  ];
  const all = [
    `curl ${options.join(' ')} "$API${path}${queryString(request)}"`,
    ...(auth === 'basic' ? ['-u "$CLIENT_ID:$CLIENT_SECRET"'] : []),
    ...(auth === 'bearer' ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...headers.map(headerLine),
    ...lines,
    ...(response.kind === 'file' ? [`-o ${shellArgument(response.file)}`] : []),
  ];
  const command = all.join(' \\\n  ');
  if (!hereDocument) return command;
  return `${command} <<${hereDocument.isExpanded ? 'JSON' : "'JSON'"}\n${hereDocument.text}\nJSON`;
}
