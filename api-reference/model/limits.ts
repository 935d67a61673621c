// The limits of a schema in French words: its length, its bounds, its values, its default.
import { isObject, type Json, type JsonObject } from '../../lib/json';
import type { EnumValue } from './types';
import { patternWord, typesOf } from './typeWords';
import { asList, asText } from './values';
import { code, codeOf, frenchList, frenchNumber } from './words';

const numberIn = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

const counted = (count: number, noun: string): string =>
  `${frenchNumber(count)} ${count < 2 ? noun : `${noun}s`}`;

/** « de 2 à 20 éléments », « 64 caractères au plus », « 1 élément au moins ». */
function sizeWords(least: Json | undefined, most: Json | undefined, noun: string): string[] {
  const [min, max] = [numberIn(least), numberIn(most)];
  if (max !== undefined && min === max) return [counted(max, noun)];
  if (max !== undefined && min !== undefined) return [`de ${frenchNumber(min)} à ${counted(max, noun)}`];
  if (max !== undefined) return [`${counted(max, noun)} au plus`];
  return min ? [`${counted(min, noun)} au moins`] : [];
}

/** With a minus sign, since a line may break after a hyphen. */
const boundText = (value: number): string => frenchNumber(value).replace(/^-/, '−');

/** OpenAPI 3.0 says `exclusiveMinimum: true` beside `minimum`; 3.1 gives the bound itself. */
function boundWords({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject): string[] {
  const above = numberIn(exclusiveMinimum === true ? minimum : exclusiveMinimum);
  const below = numberIn(exclusiveMaximum === true ? maximum : exclusiveMaximum);
  const min = above === undefined ? numberIn(minimum) : undefined;
  const max = below === undefined ? numberIn(maximum) : undefined;
  if (min !== undefined && max !== undefined) return [`de ${boundText(min)} à ${boundText(max)}`];
  return [
    ...(above === undefined ? [] : [`plus de ${boundText(above)}`]),
    ...(min === undefined ? [] : [`${boundText(min)} au moins`]),
    ...(below === undefined ? [] : [`moins de ${boundText(below)}`]),
    ...(max === undefined ? [] : [`${boundText(max)} au plus`]),
  ];
}

/** A description that names every value explains them: no list is needed. */
const namesAllValues = (description: Json | undefined, values: readonly Json[]): boolean =>
  typeof description === 'string' && values.every((value) => description.includes(codeOf(value)));

/** More values are shown as a list. */
const MAX_INLINE_VALUES = 5;

/** The values to show as a list. The contract gives their meanings by value, or in the same order. */
export function listedValues(keywords: JsonObject): EnumValue[] {
  const values = asList(keywords.enum);
  if (values.length < 2) return [];
  const meanings = keywords['x-enumDescriptions'] ?? keywords['x-enum-descriptions'];
  const listed = values.map((value, index) => ({
    value,
    meaning: asText(isObject(meanings) ? meanings[String(value)] : asList(meanings)[index]),
  }));
  if (listed.some(({ meaning }) => meaning !== undefined)) return listed;
  return values.length > MAX_INLINE_VALUES && !namesAllValues(keywords.description, values) ? listed : [];
}

function valueWords(keywords: JsonObject): string[] {
  const values = asList(keywords.enum);
  const constant = values.length === 1 ? values[0] : keywords.const;
  const isInline = listedValues(keywords).length === 0 && !namesAllValues(keywords.description, values);
  return [
    ...(constant === undefined ? [] : [`toujours ${codeOf(constant)}`]),
    ...(values.length > 1 && isInline ? [`valeurs : ${frenchList(values.map(codeOf))}`] : []),
  ];
}

export function limitsOf(keywords: JsonObject): string[] {
  const { pattern, multipleOf, default: fallback } = keywords;
  const types = typesOf(keywords);
  const isNumeric = types.includes('integer') || types.includes('number');
  return [
    ...valueWords(keywords),
    ...(types.includes('string') ? sizeWords(keywords.minLength, keywords.maxLength, 'caractère') : []),
    ...(isNumeric ? boundWords(keywords) : []),
    ...(typeof multipleOf === 'number' ? [`multiple de ${frenchNumber(multipleOf)}`] : []),
    ...sizeWords(keywords.minItems, keywords.maxItems, 'élément'),
    ...(keywords.uniqueItems === true ? ['sans doublon'] : []),
    ...sizeWords(keywords.minProperties, keywords.maxProperties, 'clé'),
    ...(typeof pattern === 'string' && !patternWord(pattern) ? [`format : ${code(pattern)}`] : []),
    ...(fallback === undefined ? [] : [`par défaut : ${codeOf(fallback)}`]),
  ];
}
