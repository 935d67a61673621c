// The pieces that list what the contract contains: operations by tag, scopes, the fields of a schema.
import type { BlockContent, RootContent } from 'mdast';
import { kebab } from '../ids';
import { scopesOf } from '../model/access';
import { directionOf, schemaField } from '../model/fields';
import { apiOperations, tagsOf } from '../model/operation';
import type { Operation } from '../model/types';
import { code, frenchList } from '../model/words';
import { bodyContent } from './bodies';
import type { PageContext } from './context';
import { element, inlineCode, link, paragraph, part, text } from './nodes';
import { label, methodBadge } from './operation';
import { blocks, inline } from './prose';

function operationItem(operation: Operation, { links }: PageContext): BlockContent {
  const { id, method, path, summary, access, isDeprecated } = operation;
  const target = links.toOperation(id);
  const address = [inlineCode(path)];
  const scopes = [...new Set(access.flatMap((each) => each.scopes))];
  return element('li', {}, [
    element('span', { className: ['api-signature'] }, [
      methodBadge(method),
      text(' '),
      ...(target ? [link(target, address)] : address),
    ]),
    text(' '),
    element('span', { className: ['api-summary'] }, [
      text(`${summary}${isDeprecated ? ' (obsolète)' : ''}`),
      ...(scopes.length > 0 ? [text(', '), ...inline(frenchList(scopes.map(code), 'et'))] : []),
    ]),
  ]);
}

const none = (what: string): RootContent => paragraph([text(`Ce contrat ne décrit aucune ${what}.`)]);

export function operationIndex(page: PageContext): RootContent[] {
  const operations = apiOperations(page.document);
  if (operations.length === 0) return [none('opération')];
  const known = tagsOf(page.document);
  const others = { name: undefined, title: known.length > 0 ? 'Autres opérations' : 'Opérations' };
  const groups = [...known, others].map(({ name, title }) => ({
    title,
    members: operations.filter(({ tag }) =>
      name === undefined ? !known.some((each) => each.name === tag) : tag === name,
    ),
  }));
  return [
    part(
      groups
        .filter(({ members }) => members.length > 0)
        .flatMap(({ title, members }) => [
          label([text(title)]),
          element(
            'ul',
            { className: ['api-index'] },
            members.map((operation) => operationItem(operation, page)),
          ),
        ]),
    ),
  ];
}

export function scopeList(page: PageContext): RootContent[] {
  const operations = apiOperations(page.document);
  const items = scopesOf(page.document).map(({ name, description }) => {
    const uses = operations.filter(({ access }) => access.some(({ scopes }) => scopes.includes(name)));
    return element('li', { id: page.ids.unique('portee', name) }, [
      paragraph([
        element('span', { className: ['api-name'] }, [inlineCode(name)]),
        text(' '),
        ...inline(description),
      ]),
      ...(uses.length > 0
        ? [
            paragraph(
              [
                text('Opérations : '),
                ...uses.flatMap(({ id, summary }, index) => {
                  const target = page.links.toOperation(id);
                  return [
                    ...(index > 0 ? [text(', ')] : []),
                    target ? link(target, [text(summary)]) : text(summary),
                  ];
                }),
                text('.'),
              ],
              'api-example',
            ),
          ]
        : []),
    ]);
  });
  if (items.length === 0) return [none('portée')];
  return [part([element('ul', { className: ['api-scopes'] }, items)])];
}

export function schemaFields(name: string, page: PageContext): RootContent[] {
  const field = schemaField(page.document, name);
  const prefix = `schema-${kebab(name)}`;
  const direction = directionOf(page.document, name);
  const content = bodyContent(
    { mediaType: '', isFile: false, content: field, examples: [] },
    { page, direction, prefix, place: { where: `le schéma ${name}` } },
  );
  return [part([...(field.description ? blocks(field.description) : []), ...content])];
}
