// The pieces that list what the contract contains: operations by tag, scopes, the fields of a schema.
import { kebab } from '../ids';
import { scopesOf } from '../model/access';
import { directionOf, schemaField } from '../model/namedSchemas';
import { apiOperations, tagsOf } from '../model/operation';
import type { Operation } from '../model/types';
import { code, frenchList } from '../model/words';
import { bodyContent } from './bodies';
import type { PageContext } from './context';
import {
  type Child,
  classedParagraph,
  element,
  inlineCode,
  joined,
  maybeLink,
  type Phrase,
  paragraph,
  tag,
} from './nodes';
import { methodBadge } from './operation';
import { label, part } from './parts';
import { blocks, inline } from './prose';

/** The titles of operations, each a link to it. */
export const operationLinks = (operations: readonly Operation[], { links }: PageContext): Phrase =>
  joined(operations.map(({ id, summary }) => maybeLink(links.toOperation(id), summary)));

function operationItem(operation: Operation, { links }: PageContext): Child {
  const { id, method, path, summary, access, isDeprecated } = operation;
  const scopes = [...new Set(access.flatMap((each) => each.scopes))];
  return tag(
    'li',
    tag('span.api-signature', methodBadge(method), ' ', maybeLink(links.toOperation(id), inlineCode(path))),
    ' ',
    tag(
      'span.api-summary',
      `${summary}${isDeprecated ? ' (obsolète)' : ''}`,
      scopes.length > 0 && [', ', ...inline(frenchList(scopes.map(code), 'et'))],
    ),
  );
}

const none = (what: string): Child => paragraph(`Ce contrat ne décrit aucune ${what}.`);

export function operationIndex(page: PageContext): Child {
  const operations = apiOperations(page.document);
  if (operations.length === 0) return none('opération');
  const known = tagsOf(page.document);
  const names = known.map(({ name }) => name);
  const groups = known.map(({ name, title }) => ({
    title,
    members: operations.filter(({ tag }) => tag === name),
  }));
  const others = {
    title: known.length > 0 ? 'Autres opérations' : 'Opérations',
    members: operations.filter(({ tag = '' }) => !names.includes(tag)),
  };
  return part(
    [...groups, others].map(
      ({ title, members }) =>
        members.length > 0 && [
          label(title),
          tag(
            'ul.api-index',
            members.map((operation) => operationItem(operation, page)),
          ),
        ],
    ),
  );
}

export function scopeList(page: PageContext): Child {
  const operations = apiOperations(page.document);
  const items = scopesOf(page.document).map(({ name, description }) => {
    const uses = operations.filter(({ access }) => access.some(({ scopes }) => scopes.includes(name)));
    return element(
      'li',
      { id: page.ids.unique('portee', name) },
      paragraph(tag('span.api-name', inlineCode(name)), ' ', inline(description)),
      uses.length > 0 && classedParagraph('api-example', 'Opérations : ', operationLinks(uses, page), '.'),
    );
  });
  return items.length > 0 ? part(tag('ul.api-scopes', items)) : none('portée');
}

export function schemaFields(name: string, page: PageContext): Child {
  const content = schemaField(page.document, name);
  const context = {
    page,
    direction: directionOf(page.document, name),
    prefix: `schema-${kebab(name)}`,
    place: { where: `le schéma ${name}` },
  };
  return part(
    blocks(content.description),
    bodyContent({ mediaType: '', isFile: false, content, examples: [] }, context),
  );
}
