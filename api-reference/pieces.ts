// The pieces: components such as <Operation id="…" /> that a page may contain, their attributes, and the nodes that
// take their place at build time.
import type { RootContent } from 'mdast';
import { nearestNames } from '../lib/nearestNames';
import { schemaNames } from './model/fields';
import { apiOperations } from './model/operation';
import { callbackSection } from './render/callbacks';
import type { PageContext } from './render/context';
import { errorCatalogue } from './render/errorCatalogue';
import { operationIndex, schemaFields, scopeList } from './render/lists';
import { part } from './render/nodes';
import { operationNodes } from './render/operation';
import { webhookList } from './render/webhooks';

type Attributes = Readonly<Record<string, string>>;

type Piece = {
  readonly requiredAttributes: readonly string[];
  readonly optionalAttributes: readonly string[];
  /** Throws an error in French that tells the writer what to correct. */
  readonly expand: (attributes: Attributes, page: PageContext) => RootContent[];
};

function throwUnknown(what: string, name: string, known: readonly string[]): never {
  const near = nearestNames(name, known).join(', ');
  throw new Error(
    `${what} « ${name} » n'est pas dans le contrat. Noms proches : ${near}. Tous : ${known.join(', ')}.`,
  );
}

export const pieces: Readonly<Record<string, Piece>> = {
  Operation: {
    requiredAttributes: ['id'],
    optionalAttributes: [],
    expand({ id = '' }, page) {
      const operations = apiOperations(page.document);
      const operation = operations.find((each) => each.id === id);
      return operation
        ? [...operationNodes(operation, page), ...callbackSection(operation, page)]
        : throwUnknown(
            "L'opération",
            id,
            operations.map((each) => each.id),
          );
    },
  },
  Operations: { requiredAttributes: [], optionalAttributes: [], expand: (_, page) => operationIndex(page) },
  Errors: { requiredAttributes: [], optionalAttributes: [], expand: (_, page) => errorCatalogue(page) },
  SchemaFields: {
    requiredAttributes: ['name'],
    optionalAttributes: [],
    expand({ name = '' }, page) {
      const names = schemaNames(page.document);
      return names.includes(name) ? schemaFields(name, page) : throwUnknown('Le schéma', name, names);
    },
  },
  Scopes: { requiredAttributes: [], optionalAttributes: [], expand: (_, page) => scopeList(page) },
  Webhooks: { requiredAttributes: [], optionalAttributes: [], expand: (_, page) => webhookList(page) },
  Samples: {
    requiredAttributes: ['name'],
    optionalAttributes: ['part'],
    expand({ name = '', part: number }, page) {
      if (number !== undefined && !/^[1-9]\d*$/.test(number)) {
        throw new Error(`part="${number}" : un numéro est attendu, par exemple part="1".`);
      }
      if (!page.fileSamples) {
        throw new Error(
          "Cette page montre le contrat d'une autre API, qui n'a pas d'exemples : retirez <Samples>.",
        );
      }
      return [part(page.fileSamples(name, number === undefined ? undefined : Number(number)))];
    },
  },
};

export const pieceNames: readonly string[] = Object.keys(pieces);

/** Throws when a required attribute is missing or an attribute is unknown. */
export function expandPiece(name: string, attributes: Attributes, page: PageContext): RootContent[] {
  const piece = pieces[name];
  if (!piece) return [];
  const known = [...piece.requiredAttributes, ...piece.optionalAttributes];
  const unknownAttribute = Object.keys(attributes).find((attribute) => !known.includes(attribute));
  if (unknownAttribute !== undefined) {
    const list = known.length > 0 ? `Attributs connus : ${known.join(', ')}.` : "Ce composant n'en a aucun.";
    throw new Error(`Attribut « ${unknownAttribute} » inconnu dans <${name}>. ${list}`);
  }
  const missing = piece.requiredAttributes.find((attribute) => !attributes[attribute]);
  if (missing !== undefined) throw new Error(`Il manque l'attribut ${missing}="…" dans <${name}>.`);
  return piece.expand(attributes, page);
}
