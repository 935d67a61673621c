// The examples of a body, as blocks of code.
import type { Code } from 'mdast';
import { isObject, type Json } from '../../lib/json';
import type { Body, Example } from '../model/types';
import { prettyJson } from './json';
import { fence } from './nodes';

function formText(value: Json): string {
  const pairs = Object.entries(isObject(value) ? value : {}).map(([key, item]): [string, string] => [
    key,
    typeof item === 'string' ? item : JSON.stringify(item),
  ]);
  return new URLSearchParams(pairs).toString();
}

const titleOf = (place: string, { summary, isBuilt }: Example): string => {
  if (isBuilt) return `${place} : exemple construit d'après le schéma`;
  return summary ? `${place} : ${summary}` : `${place} : exemple`;
};

export const exampleFences = ({ mediaType, examples }: Body, place: string): Code[] =>
  examples.map((example) => {
    const title = titleOf(place, example);
    if (mediaType === 'application/x-www-form-urlencoded')
      return fence('text', title, formText(example.value));
    // A text that is not JSON is the body itself.
    if (typeof example.value === 'string' && !/json/.test(mediaType))
      return fence('text', title, example.value);
    return fence('json', title, prettyJson(example.value));
  });
