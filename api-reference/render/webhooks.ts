// The events that the product sends to a webhook.
import type { BlockContent, RootContent } from 'mdast';
import { kebab } from '../ids';
import { webhookEvents } from '../model/operation';
import type { Operation } from '../model/types';
import type { PageContext } from './context';
import { exampleBlocks } from './examples';
import { expectedResponseNodes, expectedResponsesTo } from './expectedResponses';
import { collapsible } from './fields';
import { heading, inlineCode, paragraph, part, text } from './nodes';
import { requestNodes } from './operation';
import { asSentence, inline } from './prose';

/** What all events have in common, which the page shows once, before the first event; undefined where they differ. */
function commonValue<Value>(
  events: readonly Operation[],
  read: (event: Operation) => Value,
): Value | undefined {
  const [first, ...others] = events.map(read);
  const firstJson = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === firstJson) ? first : undefined;
}

/** There are many events, and a reader looks for one: each is told in a sentence, and what it sends is folded. */
const folded = (content: readonly BlockContent[]): BlockContent[] =>
  content.length > 0 ? [collapsible([text("Corps de l'appel")], false, content)] : [];

export function webhookList(page: PageContext): RootContent[] {
  const events = webhookEvents(page.document);
  const parameters = commonValue(events, (event) => event.parameters);
  const expectedResponses = commonValue(events, expectedResponsesTo);
  const common = [
    ...requestNodes(
      { parameters: parameters ?? [], body: undefined },
      { page, prefix: 'webhook', direction: 'response', place: { where: 'chaque événement' } },
    ),
    ...expectedResponseNodes(expectedResponses ?? []),
  ];
  return [
    ...(common.length > 0 ? [part(common)] : []),
    ...events.flatMap((event) => {
      const prefix = `webhook-${kebab(event.path)}`;
      const id = page.ids.unique(prefix);
      const own = { parameters: parameters ? [] : event.parameters, body: event.body };
      return [
        heading(3, id, [inlineCode(event.path)]),
        part([
          paragraph([
            { type: 'strong', children: inline(asSentence(event.summary)) },
            text(' '),
            ...inline(event.description ?? ''),
          ]),
          ...folded([
            ...(event.body?.bodies ?? []).flatMap((body) => exampleBlocks(body, event.path)),
            ...requestNodes(own, {
              page,
              prefix,
              direction: 'response',
              place: { where: `\`${event.path}\``, heading: id },
            }),
          ]),
          ...(expectedResponses ? [] : expectedResponseNodes(expectedResponsesTo(event))),
        ]),
      ];
    }),
  ];
}
