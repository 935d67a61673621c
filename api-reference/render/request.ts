// What a request is made of: its parameters, then its body; and the examples of any body.
import { isObject, type Json } from '../../lib/json';
import type { Body } from '../model/bodies';
import { isForm, isJson, isMultipart, isXml } from '../model/mediaTypes';
import type { Operation, Parameter, RequestBody } from '../model/operation';
import type { Example, ParameterLocation } from '../model/types';
import { asObject, plainText } from '../model/values';
import { code } from '../model/words';
import { type BodyContext, bodyContent, fieldList } from './fields';
import { prettyJson } from './json';
import { type Child, codeBlock, fold, inlineCode, label, tag } from './nodes';
import { blocks, inline } from './prose';

const LOCATIONS: Readonly<Record<ParameterLocation, readonly [title: string, prefix: string]>> = {
  path: ['Dans le chemin', 'parametre'],
  query: ["Dans l'adresse, après « ? »", 'parametre'],
  header: ['En-têtes', 'en-tete'],
  cookie: ['Cookies', 'cookie'],
};

function parameterNodes(parameters: readonly Parameter[], context: BodyContext): Child {
  const locations = [...new Set(parameters.map(({ location }) => location))];
  return locations.map((location) => {
    const [title, kind] = LOCATIONS[location];
    const here = parameters.filter((parameter) => parameter.location === location);
    const fields = here.map(({ field }) => field);
    return [
      label(title),
      fieldList(fields, { ...context, prefix: `${context.prefix}-${kind}` }, (index) => {
        const serialized = here[index]?.serialized;
        return serialized && tag('p.api-example', inline(`S'écrit : ${code(serialized)}`));
      }),
    ];
  });
}

export const bodyLabel = (mediaType: string, suffix?: string): Child =>
  label('Corps ', tag('span.api-media', inlineCode(mediaType)), suffix);

function bodyNodes({ required, description, bodies }: RequestBody, context: BodyContext): Child {
  const isOptional = !required && context.direction === 'request';
  return bodies.map((body, index) => {
    const prefix = `${context.prefix}-corps${index > 0 ? `-${body.mediaType}` : ''}`;
    return [
      bodyLabel(body.mediaType, isOptional ? ', facultatif' : ''),
      index === 0 && blocks(description),
      bodyContent(body, { ...context, prefix }),
    ];
  });
}

export const requestNodes = (
  { parameters, body }: Pick<Operation, 'parameters' | 'body'>,
  context: BodyContext,
): Child => [parameterNodes(parameters, context), body && bodyNodes(body, context)];

const titleOf = (place: string, { summary, isGenerated }: Example): string => {
  if (isGenerated) return `${place} : exemple construit d'après le schéma`;
  return `${place} : ${summary || 'exemple'}`;
};

/** The example as text; undefined where it cannot be written from its value. */
function written(mediaType: string, value: Json): string | undefined {
  const fields = Object.entries(asObject(value)).map(([name, item]) => [name, plainText(item)]);
  if (isMultipart(mediaType) && isObject(value)) return fields.map((pair) => pair.join(' : ')).join('\n');
  if (isForm(mediaType)) return new URLSearchParams(fields).toString();
  if (isJson(mediaType)) return prettyJson(value);
  return typeof value === 'string' ? value : undefined;
}

const NO_SAMPLE = "Aucun exemple n'est montré pour ce type de corps.";

/**
 * The examples of a body: the first, then the others folded under their titles. Where no example can be shown, a sentence
 * says so.
 */
export function exampleBlocks({ mediaType, content, examples }: Body, place: string): Child[] {
  const lang = isJson(mediaType) ? 'json' : 'text';
  const shown = examples.flatMap((example) => {
    const value = written(mediaType, example.value);
    return value === undefined ? [] : [{ title: titleOf(place, example), value }];
  });
  if (shown.length === 0 && content && (isXml(mediaType) || examples.length > 0))
    return [tag('p.api-example', NO_SAMPLE)];
  return shown.map(({ title, value }, index) =>
    index === 0 ? codeBlock(lang, title, value) : fold(title, { type: 'code', lang, value }),
  );
}
