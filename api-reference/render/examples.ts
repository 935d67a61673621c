// The examples of a body, as blocks of code.
import { isObject, type Json } from '../../lib/json';
import { isForm, isJson, isMultipart, isXml } from '../model/mediaTypes';
import type { Body, Example } from '../model/types';
import { objectIn, plainText } from '../model/values';
import { prettyJson } from './json';
import { type Child, classedParagraph } from './nodes';
import { codeBlock, fold } from './parts';

const titleOf = (place: string, { summary, isGenerated }: Example): string => {
  if (isGenerated) return `${place} : exemple construit d'après le schéma`;
  return summary ? `${place} : ${summary}` : `${place} : exemple`;
};

/** As it is sent, or near enough to be read; undefined where its value is not what is sent. */
function written(mediaType: string, value: Json): string | undefined {
  const fields = Object.entries(objectIn(value)).map(([name, item]) => [name, plainText(item)]);
  if (isMultipart(mediaType) && isObject(value)) return fields.map((pair) => pair.join(' : ')).join('\n');
  if (isForm(mediaType)) return new URLSearchParams(fields).toString();
  if (isJson(mediaType)) return prettyJson(value);
  return typeof value === 'string' ? value : undefined;
}

const NO_SAMPLE = "Aucun exemple n'est montré pour ce type de corps.";

/**
 * The examples of a body, all but the first folded under their titles; where it can have one that is no JSON and has
 * none, a word on that.
 */
export function exampleBlocks({ mediaType, content, examples }: Body, place: string): Child[] {
  const lang = isJson(mediaType) ? 'json' : 'text';
  const shown = examples.flatMap((example) => {
    const value = written(mediaType, example.value);
    return value === undefined ? [] : [{ title: titleOf(place, example), value }];
  });
  if (shown.length === 0 && content && (isXml(mediaType) || examples.length > 0))
    return [classedParagraph('api-example', NO_SAMPLE)];
  return shown.map(({ title, value }, index) =>
    index === 0 ? codeBlock(lang, title, value) : fold(title, { type: 'code', lang, value }),
  );
}
