// The components that a page may contain, such as <Operation id="…" />: their attributes, and the nodes that take their
// place at build time.
import type { RootContent } from 'mdast';
import { nearestNames } from '../lib/nearestNames';
import { schemaNames } from './model/namedSchemas';
import { apiOperations } from './model/operation';
import type { PageContext } from './render/context';
import { errorCatalogue } from './render/errors';
import { webhookList } from './render/events';
import { operationIndex, schemaFields, scopeList } from './render/lists';
import { type Child, nodesOf, part } from './render/nodes';
import { operationNodes } from './render/operation';

type Attributes = Readonly<Record<string, string>>;

type Component = {
  readonly requires?: string;
  readonly accepts?: string;
  /** Throws an error in French that tells the writer what to correct. */
  readonly expand: (page: PageContext, attributes: Attributes) => Child;
};

function throwUnknown(what: string, name: string, known: readonly string[]): never {
  const near = nearestNames(name, known).join(', ');
  throw new Error(
    `${what} « ${name} » n'est pas dans le contrat. Noms proches : ${near}. Tous : ${known.join(', ')}.`,
  );
}

function operationComponent(page: PageContext, { id = '' }: Attributes): Child {
  const operations = apiOperations(page.document);
  const ids = operations.map((each) => each.id);
  const operation = operations[ids.indexOf(id)] ?? throwUnknown("L'opération", id, ids);
  return operationNodes(operation, page);
}

function schemaComponent(page: PageContext, { name = '' }: Attributes): Child {
  const names = schemaNames(page.document);
  return names.includes(name) ? schemaFields(name, page) : throwUnknown('Le schéma', name, names);
}

function samplesComponent({ samples }: PageContext, { name = '', part: number }: Attributes): Child {
  if (number !== undefined && !/^[1-9]\d*$/.test(number))
    throw new Error(`part="${number}" : un numéro est attendu, par exemple part="1".`);
  if (!samples)
    throw new Error(
      "Cette page montre le contrat d'une autre API, qui n'a pas d'exemples : retirez <Samples>.",
    );
  return part(samples.ofFile(name, number === undefined ? undefined : Number(number)));
}

export const components: Readonly<Record<string, Component>> = {
  Operation: { requires: 'id', expand: operationComponent },
  Operations: { expand: operationIndex },
  Errors: { expand: errorCatalogue },
  SchemaFields: { requires: 'name', expand: schemaComponent },
  Scopes: { expand: scopeList },
  Webhooks: { expand: webhookList },
  Samples: { requires: 'name', accepts: 'part', expand: samplesComponent },
};

export const componentNames: readonly string[] = Object.keys(components);

/** Throws when a required attribute is missing or an attribute is unknown. */
export function expandComponent(name: string, attributes: Attributes, page: PageContext): RootContent[] {
  const component = components[name];
  if (!component) return [];
  const { requires, accepts, expand } = component;
  const known = [requires, accepts].filter((attribute) => attribute !== undefined);
  const unknown = Object.keys(attributes).find((attribute) => !known.includes(attribute));
  if (unknown !== undefined) {
    const list = known.length > 0 ? `Attributs connus : ${known.join(', ')}.` : "Ce composant n'en a aucun.";
    throw new Error(`Attribut « ${unknown} » inconnu dans <${name}>. ${list}`);
  }
  if (requires && !attributes[requires])
    throw new Error(`Il manque l'attribut ${requires}="…" dans <${name}>.`);
  return nodesOf([expand(page, attributes)]);
}
