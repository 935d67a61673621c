// The pieces that a page may hold, what each asks for, and what it becomes.
import type { RootContent } from 'mdast';
import { nearestNames } from '../lib/nearestNames';
import { schemaNames } from './model/fields';
import { apiOperations } from './model/operation';
import { assertProven, fileSampleId } from './proof';
import type { Page } from './render/context';
import { operationIndex, schemaFields, scopeList } from './render/lists';
import { part } from './render/nodes';
import { operationParts } from './render/operation';
import { webhookList } from './render/webhooks';
import { fileSamples } from './samples';
import { sampleTabs } from './sampleTabs';

type Attributes = Readonly<Record<string, string>>;

type Piece = {
  readonly needs: readonly string[];
  readonly accepts: readonly string[];
  /** Throws, in French, what a writer must mend. */
  readonly expand: (attributes: Attributes, page: Page) => RootContent[];
};

function unknown(what: string, name: string, known: readonly string[]): never {
  const near = nearestNames(name, known).join(', ');
  throw new Error(
    `${what} « ${name} » n'est pas dans le contrat. Noms proches : ${near}. Tous : ${known.join(', ')}.`,
  );
}

export const pieces: Readonly<Record<string, Piece>> = {
  Operation: {
    needs: ['id'],
    accepts: [],
    expand({ id = '' }, page) {
      const operations = apiOperations(page.document);
      const operation = operations.find((each) => each.id === id);
      return operation
        ? operationParts(operation, page)
        : unknown(
            "L'opération",
            id,
            operations.map((each) => each.id),
          );
    },
  },
  Operations: { needs: [], accepts: [], expand: (_, page) => operationIndex(page) },
  SchemaFields: {
    needs: ['name'],
    accepts: [],
    expand({ name = '' }, page) {
      const names = schemaNames(page.document);
      return names.includes(name) ? schemaFields(name, page) : unknown('Le schéma', name, names);
    },
  },
  Scopes: { needs: [], accepts: [], expand: (_, page) => scopeList(page) },
  Webhooks: { needs: [], accepts: [], expand: (_, page) => webhookList(page) },
  Samples: {
    needs: ['name'],
    accepts: ['part'],
    expand({ name = '', part: number }) {
      if (number !== undefined && !/^[1-9]\d*$/.test(number)) {
        throw new Error(`part="${number}" : un numéro est attendu, par exemple part="1".`);
      }
      const id = ['samples', name, ...(number ? [number] : [])].join('-');
      const rank = number === undefined ? undefined : Number(number);
      const samples = fileSamples(name, rank);
      assertProven(fileSampleId(name, rank), samples);
      return [part(id, sampleTabs(id, samples))];
    },
  },
};

/** Throws when an attribute is missing or is not one of the piece's. */
export function expandPiece(name: string, attributes: Attributes, page: Page): RootContent[] {
  const piece = pieces[name];
  if (!piece) return [];
  const known = [...piece.needs, ...piece.accepts];
  const stray = Object.keys(attributes).find((attribute) => !known.includes(attribute));
  if (stray !== undefined) {
    const list = known.length > 0 ? `Attributs connus : ${known.join(', ')}.` : "Ce composant n'en a aucun.";
    throw new Error(`Attribut « ${stray} » inconnu dans <${name}>. ${list}`);
  }
  const missing = piece.needs.find((attribute) => !attributes[attribute]);
  if (missing !== undefined) throw new Error(`Il manque l'attribut ${missing}="…" dans <${name}>.`);
  return piece.expand(attributes, page);
}
