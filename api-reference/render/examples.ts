// The examples of a body, as blocks of code.
import type { BlockContent } from 'mdast';
import { isObject, type Json } from '../../lib/json';
import type { Body, Example } from '../model/types';
import { collapsible } from './fields';
import { prettyJson } from './json';
import { codeBlock, text } from './nodes';

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

type ShownExample = { readonly lang: string; readonly code: string };

function shown(mediaType: string, { value }: Example): ShownExample {
  if (mediaType === 'application/x-www-form-urlencoded') return { lang: 'text', code: formText(value) };
  // A text of another media type is the body itself, not a JSON string.
  if (typeof value === 'string' && !/json/.test(mediaType)) return { lang: 'text', code: value };
  return { lang: 'json', code: prettyJson(value) };
}

/** The first example is enough to begin with: the others are folded under their titles. */
export const exampleBlocks = ({ mediaType, examples }: Body, place: string): BlockContent[] =>
  examples.map((example, index) => {
    const title = titleOf(place, example);
    const { lang, code } = shown(mediaType, example);
    return index === 0
      ? codeBlock(lang, title, code)
      : collapsible([text(title)], false, [{ type: 'code', lang, value: code }]);
  });
