// What a request is made of: its parameters, then its body.
import type { Operation, Parameter, ParameterLocation, RequestBody } from '../model/types';
import { code } from '../model/words';
import { type BodyContext, bodyContent } from './bodies';
import { fieldList } from './fields';
import { type Child, classedParagraph, inlineCode, tag } from './nodes';
import { label } from './parts';
import { blocks, inline } from './prose';

/** The title of each list of parameters, and the start of the ids in it. */
const LOCATIONS: Readonly<Record<ParameterLocation, readonly [title: string, prefix: string]>> = {
  path: ['Dans le chemin', 'parametre'],
  query: ["Dans l'adresse, après « ? »", 'parametre'],
  header: ['En-têtes', 'en-tete'],
  cookie: ['Cookies', 'cookie'],
};

function parameterNodes(parameters: readonly Parameter[], { prefix, direction, page }: BodyContext): Child {
  const locations = [...new Set(parameters.map(({ location }) => location))];
  return locations.map((location) => {
    const [title, kind] = LOCATIONS[location];
    const here = parameters.filter((parameter) => parameter.location === location);
    const fields = here.map(({ field }) => field);
    return [
      label(title),
      fieldList(fields, { ids: page.ids, prefix: `${prefix}-${kind}`, direction }, (field) => {
        const serialized = here[fields.indexOf(field)]?.serialized;
        return serialized && classedParagraph('api-example', inline(`S'écrit : ${code(serialized)}`));
      }),
    ];
  });
}

export const bodyLabel = (mediaType: string, suffix?: string): Child =>
  label('Corps ', tag('span.api-media', inlineCode(mediaType)), suffix);

function bodyNodes({ required, description, bodies }: RequestBody, context: BodyContext): Child {
  const isOptional = !required && context.direction === 'request';
  return bodies.map((body, index) => [
    bodyLabel(body.mediaType, isOptional ? ', facultatif' : ''),
    index === 0 && blocks(description),
    bodyContent(body, {
      ...context,
      prefix: `${context.prefix}-corps${index > 0 ? `-${body.mediaType}` : ''}`,
    }),
  ]);
}

export const requestNodes = (
  { parameters, body }: Pick<Operation, 'parameters' | 'body'>,
  context: BodyContext,
): Child => [parameterNodes(parameters, context), body && bodyNodes(body, context)];
