// cURL 7.76 or later, in a shell of the Bourne family.
import { jsonSyntax, literal } from './literal';
import { type Body, type Header, type MultipartPart, queryString, type SampleRequest } from './request';

/** Within double quotes the shell still reads these. */
const inDoubleQuotes = (text: string): string => `"${text.replace(/[\\"`$]/g, '\\$&')}"`;
const quoted = (text: string): string => (text.includes("'") ? inDoubleQuotes(text) : `'${text}'`);
/** A word that the shell takes as it is needs no quotes. */
const word = (text: string): string => (/^[\w.,:=@%+/-]+$/.test(text) ? text : quoted(text));

function headerLine({ name, value }: Header): string {
  if (value === 'uuid') return `-H "${name}: $(uuidgen)"`;
  return 'variable' in value ? `-H "${name}: $${value.variable}"` : `-H ${quoted(`${name}: ${value.text}`)}`;
}

function partLine(part: MultipartPart): string {
  if (part.kind === 'file') return `-F "${part.name}=@${part.file};type=${part.mediaType}"`;
  if (part.kind === 'text') return `--form-string ${word(`${part.name}=${part.value}`)}`;
  // Read from the text below: in the argument itself, a semicolon of the value would end it.
  return `-F "${part.name}=<-;type=application/json"`;
}

/** What the command reads: lines of the script, up to the word JSON. */
type Input = { readonly text: string; readonly isExpanded: boolean };
type BodyLines = { readonly lines: readonly string[]; readonly input?: Input };

function multipartLines(parts: readonly MultipartPart[]): BodyLines {
  const lines = parts.map(partLine);
  const json = parts.find((part) => part.kind === 'json');
  if (!json) return { lines };
  const file = parts.find((part) => part.kind === 'file');
  if (!json.digest || !file)
    return { lines, input: { text: literal(json.value, jsonSyntax), isExpanded: false } };
  const syntax = { ...jsonSyntax, text: (value: string) => JSON.stringify(value).replace(/[\\`$]/g, '\\$&') };
  const holes = { [json.digest]: `"$(sha256sum ${word(file.file)} | cut -d ' ' -f 1)"` };
  return { lines, input: { text: literal(json.value, syntax, '', holes), isExpanded: true } };
}

function bodyLines(body: Body | undefined): BodyLines {
  switch (body?.kind) {
    case undefined:
      return { lines: [] };
    case 'form':
      return { lines: body.fields.map(([name, value]) => `--data-urlencode ${word(`${name}=${value}`)}`) };
    case 'multipart':
      return multipartLines(body.parts);
    case 'json': {
      const text = literal(body.value, jsonSyntax);
      const type = `-H ${quoted(`Content-Type: ${body.mediaType}`)}`;
      return text.includes('\n') || text.includes("'")
        ? { lines: [type, '-d @-'], input: { text, isExpanded: false } }
        : { lines: [type, `-d '${text}'`] };
    }
  }
}

export function curl(request: SampleRequest): string {
  const { method, path, headers, auth, body, answer } = request;
  const { lines, input } = bodyLines(body);
  const implied = body ? 'POST' : 'GET';
  const options = [
    ...(method === implied ? [] : [`-X ${method}`]),
    // A problem must not be saved under the name of the file.
    answer.kind === 'file' ? '-fsS' : '-sS --fail-with-body',
  ];
  const all = [
    `curl ${options.join(' ')} "$API${path}${queryString(request)}"`,
    ...(auth === 'basic' ? ['-u "$CLIENT_ID:$CLIENT_SECRET"'] : []),
    ...(auth === 'bearer' ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...headers.map(headerLine),
    ...lines,
    ...(answer.kind === 'file' ? [`-o ${word(answer.file)}`] : []),
  ];
  const command = all.join(' \\\n  ');
  if (!input) return command;
  return `${command} <<${input.isExpanded ? 'JSON' : "'JSON'"}\n${input.text}\nJSON`;
}
