// A collection for Postman, in its format 2.1.
import type { Body, MultipartPart } from '../samples/body';
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

function bodyOf(body: Body): object {
  switch (body.kind) {
    case 'json':
      return { mode: 'raw', raw: jsonText(body.value), options: { raw: { language: 'json' } } };
    case 'text':
      return { mode: 'raw', raw: body.text, options: { raw: { language: 'text' } } };
    case 'file':
      return { mode: 'file', file: { src: body.file } };
    case 'form':
      return { mode: 'urlencoded', urlencoded: body.fields.map(([key, value]) => ({ key, value })) };
    case 'multipart':
      return { mode: 'formdata', formdata: body.parts.map(partOf) };
  }
}

/** Keeps what later calls need, once the answer is a success. */
function scriptOf({ gives }: Step): object {
  const kept = gives.map(
    ({ variable, from }) => `  pm.collectionVariables.set('${variable}', pm.response.json().${from});`,
  );
  return { type: 'text/javascript', exec: ['if (pm.response.code < 300) {', ...kept, '}'] };
}

const itemOf = (step: Step) => ({
  name: step.id,
  ...(step.gives.length > 0 && { event: [{ listen: 'test', script: scriptOf(step) }] }),
  request: {
    method: step.method,
    description: step.summary,
    url: step.url,
    auth: authOf(step),
    header: step.headers.map(([key, value]) => ({ key, value })),
    ...(step.body && { body: bodyOf(step.body) }),
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
