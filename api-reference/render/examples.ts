// The examples of a body, as blocks of code.
import type { BlockContent } from 'mdast';
import { isObject, type Json } from '../../lib/json';
import { isForm, isJson, isMultipart, isXml } from '../model/mediaTypes';
import type { Body, Example } from '../model/types';
import { collapsible } from './fields';
import { prettyJson } from './json';
import { codeBlock, paragraph, text } from './nodes';

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

/** The parts of a multipart form, one on each line. */
const partsText = (value: Json): string =>
  Object.entries(isObject(value) ? value : {})
    .map(([name, item]) => `${name} : ${typeof item === 'string' ? item : JSON.stringify(item)}`)
    .join('\n');

type ShownExample = { readonly title: string; readonly lang: string; readonly code: string };

function shownExample(mediaType: string, title: string, value: Json): ShownExample[] {
  if (isMultipart(mediaType) && isObject(value)) return [{ title, lang: 'text', code: partsText(value) }];
  if (isForm(mediaType)) return [{ title, lang: 'text', code: formText(value) }];
  if (isJson(mediaType)) return [{ title, lang: 'json', code: prettyJson(value) }];
  // A text of another media type is the body itself; another value is not what is sent.
  return typeof value === 'string' ? [{ title, lang: 'text', code: value }] : [];
}

const NO_SAMPLE = "Aucun exemple n'est montré pour ce type de corps.";

/**
 * The examples of a body, all but the first folded under their titles; where it can have one that is no JSON and has
 * none, a word on that.
 */
export function exampleBlocks({ mediaType, content, examples }: Body, place: string): BlockContent[] {
  const shown = examples.flatMap((example) =>
    shownExample(mediaType, titleOf(place, example), example.value),
  );
  const isMissing = shown.length === 0 && (isXml(mediaType) || examples.length > 0) && content !== undefined;
  if (isMissing) return [paragraph([text(NO_SAMPLE)], 'api-example')];
  return shown.map(({ title, lang, code }, index) =>
    index === 0
      ? codeBlock(lang, title, code)
      : collapsible([text(title)], false, [{ type: 'code', lang, value: code }]),
  );
}
