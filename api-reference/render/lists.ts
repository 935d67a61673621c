// The components that list what the contract contains: operations by tag, scopes, the fields of a schema.
import { kebab } from '../ids';
import { scopesOf } from '../model/access';
import { directionOf, schemaField } from '../model/namedSchemas';
import { apiOperations, type Operation, tagsOf } from '../model/operation';
import { code, frenchList } from '../model/words';
import type { PageContext } from './context';
import { bodyContent } from './fields';
import type { Child, Phrase } from './nodes';
import { element, inlineCode, joined, label, list, maybeLink, paragraph, part, tag } from './nodes';
import { blocks, inline } from './prose';

export const methodBadge = (method: string) =>
  element('span.api-method', { dataMethod: method.toLowerCase() }, method);

export const operationLinks = (operations: readonly Operation[], { links }: PageContext): Phrase =>
  joined(operations.map(({ id, summary }) => maybeLink(links.toOperation(id), summary)));

function operationWords(operation: Operation, { links }: PageContext): Child {
  const { id, method, path, summary, access, isDeprecated } = operation;
  const scopes = [...new Set(access.flatMap((each) => each.scopes))];
  return [
    tag('span.api-signature', methodBadge(method), ' ', maybeLink(links.toOperation(id), inlineCode(path))),
    ' ',
    tag(
      'span.api-summary',
      `${summary}${isDeprecated ? ' (obsolète)' : ''}`,
      scopes.length > 0 && [', ', ...inline(frenchList(scopes.map(code), 'et'))],
    ),
  ];
}

const none = (what: string): Child => paragraph(`Ce contrat ne décrit aucune ${what}.`);

export function operationIndex(page: PageContext): Child {
  const operations = apiOperations(page.document);
  if (operations.length === 0) return none('opération');
  const tags = tagsOf(page.document);
  const groups = tags.map(({ name, title }) => ({
    title,
    members: operations.filter((operation) => operation.tag === name),
  }));
  const others = {
    title: tags.length > 0 ? 'Autres opérations' : 'Opérations',
    members: operations.filter((operation) => tags.every(({ name }) => name !== operation.tag)),
  };
  return part(
    [...groups, others]
      .filter(({ members }) => members.length > 0)
      .map(({ title, members }) => [
        label(title),
        list('api-index', members, (operation) => operationWords(operation, page)),
      ]),
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
      uses.length > 0 && tag('p.api-example', 'Opérations : ', operationLinks(uses, page), '.'),
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
  return part(blocks(content.description), bodyContent({ isFile: false, content, examples: [] }, context));
}
