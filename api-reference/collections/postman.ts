// A collection for Postman, in its format 2.1.
import { type BodyWriters, type MultipartPart, writtenBody } from '../samples/body';
import { jsonText } from './call';
import type { Collection, Step } from './collection';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const pair = (key: string, value: string) => ({ key, value, type: 'string' });

function authOf({ auth }: Step): object {
  if (auth === 'basic')
    return {
      type: 'basic',
      basic: [pair('username', '{{CLIENT_ID}}'), pair('password', '{{CLIENT_SECRET}}')],
    };
  return auth === 'bearer' ? { type: 'bearer', bearer: [pair('token', '{{TOKEN}}')] } : { type: 'noauth' };
}

function partOf(part: MultipartPart): object {
  const key = part.name;
  if (part.kind === 'text') return { key, type: 'text', value: part.value };
  if (part.kind === 'file') return { key, type: 'file', src: part.file, contentType: part.mediaType };
  return { key, type: 'text', value: jsonText(part.value), contentType: part.mediaType };
}

const bodyWriters: BodyWriters<object | undefined> = {
  json: ({ value }) => ({ mode: 'raw', raw: jsonText(value), options: { raw: { language: 'json' } } }),
  text: ({ text }) => ({ mode: 'raw', raw: text, options: { raw: { language: 'text' } } }),
  file: ({ file }) => ({ mode: 'file', file: { src: file } }),
  form: ({ fields }) => ({ mode: 'urlencoded', urlencoded: fields.map(([key, value]) => ({ key, value })) }),
  multipart: ({ parts }) => ({ mode: 'formdata', formdata: parts.map(partOf) }),
};

function scriptOf({ captures }: Step): object {
  const kept = captures.map(
    ({ variable, from }) => `  pm.collectionVariables.set('${variable}', pm.response.json().${from});`,
  );
  return { type: 'text/javascript', exec: ['if (pm.response.code < 300) {', ...kept, '}'] };
}

const itemOf = (step: Step) => ({
  name: step.id,
  ...(step.captures.length > 0 && { event: [{ listen: 'test', script: scriptOf(step) }] }),
  request: {
    method: step.method,
    description: step.summary,
    url: step.url,
    auth: authOf(step),
    header: step.headers.map(([key, value]) => ({ key, value })),
    body: writtenBody(step.body, bodyWriters, undefined),
  },
});

export function postmanCollection({ title, head, base, variables, folders }: Collection): string {
  const collection = {
    info: { name: title, description: head.join('\n\n'), schema: SCHEMA },
    item: folders.map(({ label, steps }) => ({ name: label, item: steps.map(itemOf) })),
    variable: variables.map((name) => pair(name, name === 'API' ? base : '')),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}
