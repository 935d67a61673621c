// Rules on the contract beyond those of OpenAPI, so that the pages made from it are complete, right and in French.
import type { Contract } from '../../api-reference';
import { objectsOf } from '../../lib/contractObjects';
import { isList, isObject, type Json, type JsonObject, lookUp, pointerOfRef, pointTo } from '../../lib/json';
import { childrenOf, contentsOf, operationsOf, type Part, parametersOf, partAt } from '../../lib/openapi';
import {
  type ApiError,
  apiErrors,
  certificateFailures,
  oauthErrors,
  reportFailures,
} from '../../product/errors';
import { type Setting, settingEntries, type Unit } from '../../product/settings';
import { type Machine, machines } from '../../product/states';
import { readPage } from '../page';
import type { Rule } from '../rule';
import { glossaryWords } from '../rules/glossary-words';
import { legalWording } from '../rules/legal-wording';
import { plainTyping } from '../rules/plain-typing';
import { screenLabels } from '../rules/screen-labels';
import { sentenceLength } from '../rules/sentence-length';
import { productAddresses, typedAddressMessage, typedFacts } from '../rules/typed-facts';
import { MEANINGS, meaningsOf, propertiesOf, scopesOf, stringsOf, textsOf } from './walk';

type Fault = { readonly pointer: string; readonly message: string };
export type Check = (contract: Contract, product: Product) => Iterable<Fault>;

/** What the contract must agree with. */
export type Product = {
  readonly errors: readonly Pick<ApiError, 'status' | 'code'>[];
  readonly machines: readonly Machine[];
  /** Codes of failures, by the schema of the contract that lists them. */
  readonly failures: Readonly<Record<string, readonly string[]>>;
  readonly settings: readonly (readonly [key: string, setting: Setting])[];
  readonly addresses: readonly (readonly [field: string, address: string])[];
  /** The rules on pages that also apply to the texts of the contract. */
  readonly pageRules: readonly Rule[];
};

/** Media types of which pages show an example. */
const SHOWN_MEDIA_TYPES = /json|form/;
/** A file has no example, whatever its media type: a page gives it to download. */
const isFile = (document: JsonObject, media: Part): boolean =>
  partAt(document, pointTo(media.pointer, 'schema'))?.value.format === 'binary';

function* examples({ document }: Contract): Iterable<Fault> {
  for (const operation of operationsOf(document))
    for (const { mediaType, place, media } of contentsOf(document, operation)) {
      const hasExample = childrenOf(document, media, 'examples').length > 0;
      if (hasExample || !SHOWN_MEDIA_TYPES.test(mediaType) || isFile(document, media)) continue;
      const message = `${operation.id}, ${place} : aucun exemple. Ajoutez-en un sous « examples ».`;
      yield { pointer: media.pointer, message };
    }
}

/** By a description of its own, or by that of the schema that it refers to. */
function isDescribed(document: JsonObject, { description, $ref }: JsonObject): boolean {
  if (typeof description === 'string' && description.trim() !== '') return true;
  const target = typeof $ref === 'string' ? lookUp(document, pointerOfRef($ref)) : undefined;
  return isObject(target) && isDescribed(document, target);
}

function* descriptions({ document }: Contract): Iterable<Fault> {
  const partsOfOperations = operationsOf(document).flatMap((operation) => {
    const responses = childrenOf(document, operation, 'responses').map(([, part]) => part);
    const headers = responses.flatMap((part) => childrenOf(document, part, 'headers'));
    const body = partAt(document, pointTo(operation.pointer, 'requestBody')) ?? [];
    return [parametersOf(document, operation), responses, headers.map(([, part]) => part), body].flat();
  });
  const undescribed = [...partsOfOperations, ...propertiesOf(document)].filter(
    ({ value }) => !isDescribed(document, value),
  );
  for (const pointer of new Set(undescribed.map((part) => part.pointer)))
    yield { pointer, message: 'Sans description : dites en français à quoi cela sert.' };
}

const ENGLISH_WORDS = /(?<![\p{L}'-])(?:the|of|is|are|and|when|with|this|that|which)(?![\p{L}'-])/iu;

function* french({ rawDocument }: Contract): Iterable<Fault> {
  for (const { pointer, text } of textsOf(rawDocument)) {
    const word = ENGLISH_WORDS.exec(text.replace(/`[^`]*`/g, ''))?.[0];
    if (word) yield { pointer, message: `« ${word} » : écrivez ce texte en français.` };
  }
}

const codeList = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function* enumMeanings({ document }: Contract): Iterable<Fault> {
  for (const { value, pointer } of objectsOf(document)) {
    if (!isList(value.enum) || value.enum.length < 2) continue;
    const values = value.enum.map(String);
    const meanings = meaningsOf(value);
    const missing = codeList(values.filter((name) => !meanings.get(name)));
    const unknown = codeList([...meanings.keys()].filter((name) => !values.includes(name)));
    const explain = `ne dit pas ce que signifie ${missing} : ajoutez une ligne par valeur.`;
    const remove = `décrit ${unknown}, qui n'est pas une valeur : retirez la ligne.`;
    if (missing) yield { pointer, message: `« ${MEANINGS} » ${explain}` };
    if (unknown) yield { pointer, message: `« ${MEANINGS} » ${remove}` };
  }
}

const ID_NAME = /^(?:id|.*Id|webhook-id|X-Request-Id)$/;
const ID_PATTERN = /^\^\(?[a-z]+(?:\|[a-z]+)*\)?_\[0-9A-HJKMNP-TV-Z\]\{26\}\$$/;

function hasIdPattern(document: JsonObject, schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  const { $ref, anyOf, pattern, type } = schema;
  if (typeof $ref === 'string') return hasIdPattern(document, lookUp(document, pointerOfRef($ref)));
  if (isList(anyOf)) return anyOf.every((part) => hasIdPattern(document, part));
  return type === 'null' || (typeof pattern === 'string' && ID_PATTERN.test(pattern));
}

function* identifiers({ document }: Contract): Iterable<Fault> {
  const parameters = objectsOf(document)
    .filter(({ value }) => typeof value.in === 'string')
    .map(({ value: { name, schema }, pointer }) => ({ name: String(name), pointer, schema }));
  const properties = propertiesOf(document).map(({ value, ...property }) => ({ ...property, schema: value }));
  for (const { name, pointer, schema } of [...parameters, ...properties])
    if (ID_NAME.test(name) && !hasIdPattern(document, schema)) {
      const message = `« ${name} » n'a pas le motif commun des identifiants : renvoyez à un schéma tel que CaseId.`;
      yield { pointer, message };
    }
}

function* errors({ document }: Contract, { errors: catalogue }: Product): Iterable<Fault> {
  const missing = new Set(catalogue.map(({ code }) => code));
  for (const operation of operationsOf(document))
    for (const { place, media } of contentsOf(document, operation)) {
      if (!/réponse [45]/.test(place)) continue;
      for (const [code] of childrenOf(document, media, 'examples')) {
        missing.delete(code);
        if (catalogue.some((error) => error.code === code && place === `réponse ${error.status}`)) continue;
        const message = `« ${code} » n'est pas une erreur connue en ${place} : voyez product/errors.ts.`;
        yield { pointer: media.pointer, message };
      }
    }
  for (const code of missing) {
    const message = `L'erreur « ${code} » de product/errors.ts n'est donnée par aucune opération : ajoutez-la.`;
    yield { pointer: '/paths', message };
  }
}

function* states({ document }: Contract, { machines: all, failures }: Product): Iterable<Fault> {
  const check = function* (schema: string, values: readonly string[], file: string): Iterable<Fault> {
    const pointer = `/components/schemas/${schema}`;
    if (JSON.stringify(lookUp(document, `${pointer}/enum`)) !== JSON.stringify(values))
      yield { pointer, message: `Les valeurs diffèrent de ${file} : écrivez [${values.join(', ')}].` };
  };
  for (const { schema, states: of } of all) {
    const values = of.map(({ value }) => value);
    if (schema) yield* check(schema, values, 'product/states.ts');
  }
  for (const [name, codes] of Object.entries(failures))
    yield* check(`${name}/properties/code`, codes, 'product/errors.ts');
}

/** The contract names a state as the screens do: « Clos : on n'y ajoute plus rien ». */
function* stateLabels({ document }: Contract, { machines: all }: Product): Iterable<Fault> {
  for (const { schema, states: of } of all) {
    const pointer = `/components/schemas/${schema}`;
    const found = schema && lookUp(document, pointer);
    if (!isObject(found)) continue;
    const meanings = meaningsOf(found);
    for (const { value, label } of of) {
      if (meanings.get(value)?.toLowerCase().startsWith(label.toLowerCase())) continue;
      const message = `« ${MEANINGS} » n'appelle pas \`${value}\` comme product/states.ts : commencez par « ${label} ».`;
      yield { pointer, message };
    }
  }
}

function* scopes({ document }: Contract): Iterable<Fault> {
  const asked = JSON.stringify(operationsOf(document).map(({ value }) => value.security));
  for (const { name, pointer } of scopesOf(document))
    if (!asked.includes(`"${name}"`)) {
      const message = `Aucune opération ne demande la portée « ${name} » : retirez-la, ou demandez-la.`;
      yield { pointer, message };
    }
}

const COUNTED_UNITS: readonly Unit[] = ['éléments', 'photos', 'étapes', 'certificats'];
/** What each keyword may limit: a latitude of 90 degrees is not taken for a setting of 90 days. */
const UNITS_OF_KEYWORD: Readonly<Record<string, readonly Unit[]>> = {
  maxLength: ['caractères'],
  minLength: ['caractères'],
  maxItems: COUNTED_UNITS,
  maximum: [...COUNTED_UNITS, 's', 'm'],
  default: [...COUNTED_UNITS, 's', 'm'],
};
/** Fields whose maximum length is not a setting, though it may be equal to one. */
const FIXED_LENGTHS = /\/(?:closeReason|description|instructions|message|reason)$/;

function* limits({ rawDocument }: Contract, { settings }: Product): Iterable<Fault> {
  for (const { value, pointer } of objectsOf(rawDocument))
    for (const [keyword, units] of Object.entries(UNITS_OF_KEYWORD)) {
      const number = value[keyword];
      const names = settings
        .filter(([, { unit, value: limit }]) => unit && units.includes(unit) && limit === number)
        .map(([key]) => `'{{settings.${key}.value}}'`);
      // 1 is the end of a scale, such as a probability.
      if (names.length === 0 || number === 1 || FIXED_LENGTHS.test(pointer)) continue;
      const message = `${number} est un réglage : écrivez ${names.join(' ou ')}, selon le sens.`;
      yield { pointer: pointTo(pointer, keyword), message };
    }
}

function* addresses({ rawDocument }: Contract, product: Product): Iterable<Fault> {
  for (const { pointer, text } of stringsOf(rawDocument)) {
    const message = typedAddressMessage(text, product.addresses);
    if (message) yield { pointer, message };
  }
}

/** In docs/api/, sentences may be longer. */
const CHECKED_AS = 'docs/api/openapi.yaml';

function* prose({ rawDocument }: Contract, { pageRules }: Product): Iterable<Fault> {
  const texts = textsOf(rawDocument);
  // One page of all texts, each a paragraph on one line: to parse a page for each text would be slow.
  const page = readPage(CHECKED_AS, texts.map(({ text }) => text.replaceAll('\n', ' ')).join('\n\n'));
  for (const { line, message } of pageRules.flatMap(({ check }) => check(page)))
    yield { pointer: texts[(line - 1) / 2]?.pointer ?? '', message };
}

export const contractRules = {
  examples,
  descriptions,
  french,
  'enum-meanings': enumMeanings,
  identifiers,
  errors,
  states,
  'state-labels': stateLabels,
  scopes,
  limits,
  addresses,
  prose,
} satisfies Readonly<Record<string, Check>>;

export const product: Product = {
  errors: [...apiErrors, ...oauthErrors],
  machines: Object.values(machines),
  failures: {
    CertificateFailure: certificateFailures.map(({ code }) => code),
    ReportFailure: reportFailures.map(({ code }) => code),
  },
  settings: settingEntries,
  addresses: productAddresses,
  pageRules: [plainTyping, screenLabels, typedFacts, glossaryWords, legalWording, sentenceLength],
};
