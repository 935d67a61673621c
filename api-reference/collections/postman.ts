// A collection for Postman, in its format 2.1.
import type { CallBody, CallHeader } from './call';
import type { Collection, Step } from './collection';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
/** A dynamic variable of Postman: a new UUID each time. */
const NEW_UUID = '{{$guid}}';

const pair = (key: string, value: string) => ({ key, value, type: 'string' });

function authOf({ auth }: Step): object {
  if (auth === 'basic')
    return {
      type: 'basic',
      basic: [pair('username', '{{CLIENT_ID}}'), pair('password', '{{CLIENT_SECRET}}')],
    };
  return auth === 'bearer' ? { type: 'bearer', bearer: [pair('token', '{{TOKEN}}')] } : { type: 'noauth' };
}

const headerOf = ({ name, value }: CallHeader) => ({
  key: name,
  value: typeof value === 'string' ? value : NEW_UUID,
});

function bodyOf(body: CallBody): object {
  switch (body.kind) {
    case 'json':
    case 'text':
      return { mode: 'raw', raw: body.text, options: { raw: { language: body.kind } } };
    case 'file':
      return { mode: 'file', file: { src: body.file } };
    case 'form':
      return { mode: 'urlencoded', urlencoded: body.fields.map(([key, value]) => ({ key, value })) };
    case 'multipart':
      return {
        mode: 'formdata',
        formdata: body.parts.map((part) =>
          part.kind === 'file'
            ? { key: part.name, type: 'file', src: part.file, contentType: part.mediaType }
            : {
                key: part.name,
                type: 'text',
                value: part.text,
                ...(part.mediaType && { contentType: part.mediaType }),
              },
        ),
      };
  }
}

/** Keeps what later calls need, once the answer is a success. */
function eventsOf({ gives }: Step): object[] {
  if (gives.length === 0) return [];
  const kept = gives.map(
    ({ variable, from }) => `  pm.collectionVariables.set('${variable}', pm.response.json().${from});`,
  );
  const exec = ['if (pm.response.code < 300) {', ...kept, '}'];
  return [{ listen: 'test', script: { type: 'text/javascript', exec } }];
}

const itemOf = (step: Step) => ({
  name: step.id,
  ...(step.gives.length > 0 && { event: eventsOf(step) }),
  request: {
    method: step.method,
    description: step.summary,
    url: step.url,
    auth: authOf(step),
    header: step.headers.map(headerOf),
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

type PostmanItem = {
  readonly name: string;
  readonly request?: unknown;
  readonly item?: readonly PostmanItem[];
};

/** The operations that a collection holds, in its order. */
export function operationsInPostman(text: string): string[] {
  const namesIn = (items: readonly PostmanItem[]): string[] =>
    items.flatMap(({ name, request, item = [] }) => (request ? [name] : namesIn(item)));
  const collection: { readonly item: readonly PostmanItem[] } = JSON.parse(text);
  return namesIn(collection.item);
}
