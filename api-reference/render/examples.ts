// The examples of a body, as blocks of code.
import type { Code } from 'mdast';
import { isObject, type Json } from '../../lib/json';
import type { Body, Example } from '../model/types';
import { prettyJson } from './json';
import { codeBlock } from './nodes';

/** As an HTML form is encoded. */
function formText(value: Json): string {
  const pairs = Object.entries(isObject(value) ? value : {}).map(([key, item]): [string, string] => [
    key,
    typeof item === 'string' ? item : JSON.stringify(item),
  ]);
  return new URLSearchParams(pairs).toString();
}

const titleOf = (place: string, { summary, isGenerated }: Example): string => {
  if (isGenerated) return `${place} : exemple construit d'après le schéma`;
  return summary ? `${place} : ${summary}` : `${place} : exemple`;
};

export const exampleBlocks = ({ mediaType, examples }: Body, place: string): Code[] =>
  examples.map((example) => {
    const title = titleOf(place, example);
    if (mediaType === 'application/x-www-form-urlencoded')
      return codeBlock('text', title, formText(example.value));
    // A text of another media type is the body itself, not a JSON string.
    if (typeof example.value === 'string' && !/json/.test(mediaType))
      return codeBlock('text', title, example.value);
    return codeBlock('json', title, prettyJson(example.value));
  });
