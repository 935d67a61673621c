// Rules on the contract beyond those of OpenAPI, so that the pages made from it are complete, right and in French.
import type { Contract } from '../../api-reference';
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
import { MEANINGS, meaningsOf, partsOf, propertiesOf, scopesOf, stringsOf, textsOf } from './walk';

type Fault = { readonly pointer: string; readonly message: string };
type ContractRule = { readonly id: string; readonly check: (contract: Contract) => Fault[] };

/** What the contract must agree with. */
type Product = {
  readonly errors: readonly Pick<ApiError, 'status' | 'code'>[];
  readonly machines: readonly Machine[];
  /** The codes of failure of an object, by the schema of the contract that lists them. */
  readonly failures: Readonly<Record<string, readonly string[]>>;
  readonly settings: readonly (readonly [key: string, setting: Setting])[];
  readonly addresses: readonly (readonly [field: string, address: string])[];
  /** The rules on pages that also apply to the texts of the contract. */
  readonly pageRules: readonly Rule[];
};

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value.trim() !== '';

const operationTexts: ContractRule = {
  id: 'operation-texts',
  check: ({ document }) =>
    operationsOf(document).flatMap(({ id, value, pointer }) =>
      ['summary', 'description']
        .filter((key) => !isText(value[key]))
        .map((key) => ({
          pointer,
          message: `L'opération ${id} n'a pas de « ${key} » : ajoutez-le, en français.`,
        })),
    ),
};

/** Media types of which pages show an example. */
const SHOWN_MEDIA_TYPES = /json|form/;
/** A file has no example, whatever its media type: a page gives it to download. */
const isFile = (document: JsonObject, media: Part): boolean =>
  partAt(document, pointTo(media.pointer, 'schema'))?.value.format === 'binary';

const examples: ContractRule = {
  id: 'examples',
  check: ({ document }) =>
    operationsOf(document).flatMap((operation) =>
      contentsOf(document, operation)
        .filter(
          ({ mediaType, media }) =>
            SHOWN_MEDIA_TYPES.test(mediaType) &&
            !isFile(document, media) &&
            childrenOf(document, media, 'examples').length === 0,
        )
        .map(({ place, media: { pointer } }) => ({
          pointer,
          message: `${operation.id}, ${place} : aucun exemple. Ajoutez-en un sous « examples ».`,
        })),
    ),
};

/** By a description of its own, or by that of the schema that it refers to. */
function isDescribed(document: JsonObject, value: JsonObject): boolean {
  if (isText(value.description)) return true;
  const target = typeof value.$ref === 'string' ? lookUp(document, pointerOfRef(value.$ref)) : undefined;
  return isObject(target) && isDescribed(document, target);
}

const descriptions: ContractRule = {
  id: 'descriptions',
  check({ document }) {
    const ofOperations = operationsOf(document).flatMap((operation) => {
      const responses = childrenOf(document, operation, 'responses').map(([, part]) => part);
      const headers = responses.flatMap((part) =>
        childrenOf(document, part, 'headers').map(([, header]) => header),
      );
      const body = partAt(document, pointTo(operation.pointer, 'requestBody'));
      return [...parametersOf(document, operation), ...responses, ...headers, ...(body ? [body] : [])];
    });
    const undescribed = [...ofOperations, ...propertiesOf(document)].filter(
      ({ value }) => !isDescribed(document, value),
    );
    return [...new Set(undescribed.map(({ pointer }) => pointer))].map((pointer) => ({
      pointer,
      message: 'Sans description : dites en français à quoi cela sert.',
    }));
  },
};

const ENGLISH_WORDS = /(?<![\p{L}'-])(?:the|of|is|are|and|when|with|this|that|which)(?![\p{L}'-])/iu;
const french: ContractRule = {
  id: 'french',
  check: ({ rawDocument }) =>
    textsOf(rawDocument).flatMap(({ pointer, text }) => {
      const word = ENGLISH_WORDS.exec(text.replace(/`[^`]*`/g, ''))?.[0];
      return word ? [{ pointer, message: `« ${word} » : écrivez ce texte en français.` }] : [];
    }),
};

const enumMeanings: ContractRule = {
  id: 'enum-meanings',
  check: ({ document }) =>
    partsOf(document).flatMap(({ value, pointer }) => {
      if (!isList(value.enum) || value.enum.length < 2) return [];
      const values = value.enum.map(String);
      const meanings = meaningsOf(value);
      const unknown = [...meanings.keys()].filter((name) => !values.includes(name));
      const missing = values.filter((name) => !meanings.get(name));
      const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
      return [
        ...(missing.length > 0
          ? [`« ${MEANINGS} » ne dit pas ce que signifie ${list(missing)} : ajoutez une ligne par valeur.`]
          : []),
        ...(unknown.length > 0
          ? [`« ${MEANINGS} » décrit ${list(unknown)}, qui n'est pas une valeur : retirez la ligne.`]
          : []),
      ].map((message) => ({ pointer, message }));
    }),
};

const ID_NAME = /^(?:id|.*Id|webhook-id|X-Request-Id)$/;
const ID_PATTERN = /^\^\(?[a-z]+(?:\|[a-z]+)*\)?_\[0-9A-HJKMNP-TV-Z\]\{26\}\$$/;

function hasIdPattern(document: JsonObject, schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  if (typeof schema.$ref === 'string')
    return hasIdPattern(document, lookUp(document, pointerOfRef(schema.$ref)));
  if (isList(schema.anyOf)) {
    return schema.anyOf.every(
      (part) => (isObject(part) && part.type === 'null') || hasIdPattern(document, part),
    );
  }
  return typeof schema.pattern === 'string' && ID_PATTERN.test(schema.pattern);
}

const identifiers: ContractRule = {
  id: 'identifiers',
  check({ document }) {
    const parameters = partsOf(document).flatMap(({ value, pointer }) =>
      typeof value.name === 'string' && typeof value.in === 'string'
        ? [{ name: value.name, pointer, schema: value.schema }]
        : [],
    );
    const properties = propertiesOf(document).map(({ name, pointer, value }) => ({
      name,
      pointer,
      schema: value,
    }));
    return [...parameters, ...properties]
      .filter(({ name, schema }) => ID_NAME.test(name) && !hasIdPattern(document, schema))
      .map(({ name, pointer }) => ({
        pointer,
        message: `« ${name} » n'a pas le motif commun des identifiants : renvoyez à un schéma tel que CaseId.`,
      }));
  },
};

const errors = (catalogue: Product['errors']): ContractRule => ({
  id: 'errors',
  check({ document }) {
    const known = new Map(catalogue.map(({ code, status }) => [code, status]));
    const shown = operationsOf(document).flatMap((operation) =>
      contentsOf(document, operation)
        .filter(({ place }) => /réponse [45]/.test(place))
        .flatMap(({ place, media }) =>
          childrenOf(document, media, 'examples').map(([code]) => ({ code, place, pointer: media.pointer })),
        ),
    );
    const unknown = shown
      .filter(({ code, place }) => place !== `réponse ${known.get(code)}`)
      .map(({ code, place, pointer }) => ({
        pointer,
        message: `« ${code} » n'est pas une erreur connue en ${place} : voyez product/errors.ts.`,
      }));
    const missing = [...known.keys()]
      .filter((code) => !shown.some((one) => one.code === code))
      .map((code) => ({
        pointer: '/paths',
        message: `L'erreur « ${code} » de product/errors.ts n'est donnée par aucune opération : ajoutez-la.`,
      }));
    return [...unknown, ...missing];
  },
});

const states = (machinesOfProduct: Product['machines'], failures: Product['failures']): ContractRule => ({
  id: 'states',
  check({ document }) {
    const expected = [
      ...machinesOfProduct.flatMap((machine) =>
        machine.schema
          ? [
              {
                pointer: `/components/schemas/${machine.schema}`,
                values: machine.states.map(({ value }) => value),
                file: 'product/states.ts',
              },
            ]
          : [],
      ),
      ...Object.entries(failures).map(([schema, codes]) => ({
        pointer: `/components/schemas/${schema}/properties/code`,
        values: codes,
        file: 'product/errors.ts',
      })),
    ];
    return expected.flatMap(({ pointer, values, file }) => {
      const listed = lookUp(document, pointTo(pointer, 'enum'));
      return JSON.stringify(listed) === JSON.stringify(values)
        ? []
        : [{ pointer, message: `Les valeurs diffèrent de ${file} : écrivez [${values.join(', ')}].` }];
    });
  },
});

/** « Clos : on n'y ajoute plus rien »: what the contract calls a state is what the screens call it. */
const stateLabels = (machinesOfProduct: Product['machines']): ContractRule => ({
  id: 'state-labels',
  check: ({ document }) =>
    machinesOfProduct.flatMap(({ schema, states: of }) => {
      if (schema === null) return [];
      const pointer = `/components/schemas/${schema}`;
      const told = lookUp(document, pointer);
      const meanings = meaningsOf(isObject(told) ? told : {});
      return of
        .filter(({ value, label }) => !meanings.get(value)?.toLowerCase().startsWith(label.toLowerCase()))
        .map(({ value, label }) => ({
          pointer,
          message: `« ${MEANINGS} » n'appelle pas \`${value}\` comme product/states.ts : commencez par « ${label} ».`,
        }));
    }),
});

const scopes: ContractRule = {
  id: 'scopes',
  check({ document }) {
    const asked = operationsOf(document).flatMap(({ value }) => JSON.stringify(value.security ?? []));
    return scopesOf(document).flatMap(({ pointer }) => {
      const name = pointer.slice(pointer.lastIndexOf('/') + 1);
      return asked.some((security) => security.includes(`"${name}"`))
        ? []
        : [
            {
              pointer,
              message: `Aucune opération ne demande la portée « ${name} » : retirez-la, ou demandez-la.`,
            },
          ];
    });
  },
};

const COUNTED_UNITS: readonly Unit[] = ['éléments', 'photos', 'étapes', 'certificats'];
/** The units of what each keyword limits, so that a latitude of 90 degrees is not taken for a setting of 90 days. */
const UNITS_OF_KEYWORD: Readonly<Record<string, readonly Unit[]>> = {
  maxLength: ['caractères'],
  minLength: ['caractères'],
  maxItems: COUNTED_UNITS,
  maximum: [...COUNTED_UNITS, 's', 'm'],
  default: [...COUNTED_UNITS, 's', 'm'],
};
/** Fields whose maximum length is not a setting, though it may be equal to one. */
const FIXED_LENGTHS = ['closeReason', 'description', 'instructions', 'message', 'reason'];

const limits = (settings: Product['settings']): ContractRule => ({
  id: 'limits',
  check: ({ rawDocument }) =>
    partsOf(rawDocument).flatMap(({ value, pointer }) =>
      Object.entries(UNITS_OF_KEYWORD).flatMap(([keyword, units]) => {
        const number = value[keyword];
        if (FIXED_LENGTHS.includes(pointer.slice(pointer.lastIndexOf('/') + 1))) return [];
        // The end of a scale, such as a probability.
        if (number === 1) return [];
        const names = settings
          .filter(([, setting]) => setting.unit && units.includes(setting.unit) && setting.value === number)
          .map(([key]) => `'{{settings.${key}.value}}'`);
        if (names.length === 0) return [];
        const message = `${number} est un réglage : écrivez ${names.join(' ou ')}, selon le sens.`;
        return [{ pointer: pointTo(pointer, keyword), message }];
      }),
    ),
});

const addresses = (known: Product['addresses']): ContractRule => ({
  id: 'addresses',
  check: ({ rawDocument }) =>
    stringsOf(rawDocument).flatMap(({ pointer, text }) => {
      const message = typedAddressMessage(text, known);
      return message ? [{ pointer, message }] : [];
    }),
});

/** The file that the texts are checked as: under docs/api, the rule on the length of sentences allows longer ones. */
const CHECKED_AS = 'docs/api/openapi.yaml';

const prose = (pageRules: Product['pageRules']): ContractRule => ({
  id: 'prose',
  check({ rawDocument }) {
    const texts = textsOf(rawDocument);
    // All texts in one page, each a paragraph on one line, since parsing a page for each would be slow.
    const page = readPage(CHECKED_AS, texts.map(({ text }) => text.replaceAll('\n', ' ')).join('\n\n'));
    return pageRules
      .flatMap(({ check }) => check(page))
      .flatMap(({ line, message }) => {
        const text = texts[(line - 1) / 2];
        return text ? [{ pointer: text.pointer, message }] : [];
      });
  },
});

export const contractRulesFor = (product: Product): readonly ContractRule[] => [
  operationTexts,
  examples,
  descriptions,
  french,
  enumMeanings,
  identifiers,
  errors(product.errors),
  states(product.machines, product.failures),
  stateLabels(product.machines),
  scopes,
  limits(product.settings),
  addresses(product.addresses),
  prose(product.pageRules),
];

export const contractRules = contractRulesFor({
  errors: [...apiErrors, ...oauthErrors],
  machines: Object.values(machines),
  failures: {
    CertificateFailure: certificateFailures.map(({ code }) => code),
    ReportFailure: reportFailures.map(({ code }) => code),
  },
  settings: settingEntries,
  addresses: productAddresses,
  pageRules: [plainTyping, screenLabels, typedFacts, glossaryWords, legalWording, sentenceLength],
});
