// The bodies and headers that come with errors, folded: those that the page of errors describes are left to it.
import type { BlockContent } from 'mdast';
import type { ErrorBody, ErrorHeader, Field, Operation } from '../model/types';
import { code, frenchList } from '../model/words';
import { bodyContent } from './bodies';
import type { PageContext } from './context';
import { exampleBlocks } from './examples';
import { collapsible, fieldList } from './fields';
import { element, paragraph, text } from './nodes';
import { inline } from './prose';

const statusWords = (statuses: readonly string[]): string =>
  frenchList(
    statuses.map((status) => (status === 'default' ? 'des autres réponses' : code(status))),
    'et',
  );

function bodyNodes(
  { statuses, body }: ErrorBody,
  operation: Operation,
  prefix: string,
  page: PageContext,
): BlockContent[] {
  const place = { where: `les erreurs de « ${operation.summary} »`, heading: prefix };
  const content = [
    ...bodyContent(body, { page, direction: 'response', prefix, place }),
    ...exampleBlocks(body, 'Erreur'),
  ];
  const summary = inline(`Corps ${code(body.mediaType)} : ${statusWords(statuses)}`);
  return content.length > 0 ? [collapsible(summary, false, content)] : [paragraph(summary)];
}

function headerNodes(headers: readonly ErrorHeader[], prefix: string, page: PageContext): BlockContent[] {
  if (headers.length === 0) return [];
  const fields = headers.map(({ field }): Field => ({ ...field, presence: 'required' }));
  const context = { ids: page.ids, prefix: `${prefix}-en-tete`, direction: 'response' } as const;
  const list = fieldList(fields, context, (field) => {
    const { statuses = [] } = headers[fields.indexOf(field)] ?? {};
    return [paragraph(inline(`Avec : ${statusWords(statuses)}.`), 'api-example')];
  });
  const fold = collapsible([text(`En-têtes des erreurs (${headers.length})`)], false, [list]);
  return [element('div', { className: ['api-error-headers'] }, [fold])];
}

export function errorBodyNodes(operation: Operation, prefix: string, page: PageContext): BlockContent[] {
  const described = page.catalogue?.schemas ?? [];
  const bodies = operation.errorBodies.filter(
    ({ body }) => body.content?.schema === undefined || !described.includes(body.content.schema),
  );
  return [
    ...bodies.flatMap((each) => bodyNodes(each, operation, `${prefix}-erreurs`, page)),
    ...headerNodes(operation.errorHeaders, `${prefix}-erreurs`, page),
  ];
}
