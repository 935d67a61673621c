// The requests that the API sends back to an address that the caller gave it.
import type { BlockContent, RootContent } from 'mdast';
import { kebab } from '../ids';
import type { Callback, Operation } from '../model/types';
import type { PageContext } from './context';
import { exampleBlocks } from './examples';
import { expectedResponseNodes, expectedResponsesTo } from './expectedResponses';
import { heading, inlineCode, paragraph, part, text } from './nodes';
import { requestNodes } from './operation';
import { asSentence, inline } from './prose';

function callbackNodes(
  { name, address, operation }: Callback,
  prefix: string,
  page: PageContext,
): BlockContent[] {
  const { method, summary, description, body } = operation;
  const own = `${prefix}-rappel-${name}`;
  return [
    paragraph(
      [{ type: 'strong', children: [inlineCode(name)] }, text(' : '), inlineCode(`${method} ${address}`)],
      'api-signature',
    ),
    ...(summary === name && !description
      ? []
      : [
          paragraph(
            inline([...(summary === name ? [] : [asSentence(summary)]), description ?? ''].join(' ').trim()),
          ),
        ]),
    ...requestNodes(operation, {
      page,
      prefix: own,
      direction: 'response',
      place: { where: `le rappel « ${name} »` },
    }),
    ...(body?.bodies ?? []).flatMap((each) => exampleBlocks(each, name)),
    ...expectedResponseNodes(expectedResponsesTo(operation)),
  ];
}

/** After an operation, what the API sends back because of it. */
export function callbackSection({ id, summary, callbacks }: Operation, page: PageContext): RootContent[] {
  if (callbacks.length === 0) return [];
  const prefix = kebab(id);
  return [
    heading(3, page.ids.unique(prefix, 'rappels'), [text(`${summary} : appels reçus en retour`)]),
    part(callbacks.flatMap((callback) => callbackNodes(callback, prefix, page))),
  ];
}
