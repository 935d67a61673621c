// The events that the product sends.
import type { BlockContent, RootContent } from 'mdast';
import { kebab } from '../ids';
import { webhookEvents } from '../model/operation';
import type { Operation } from '../model/types';
import type { Page } from './context';
import { exampleFences } from './examples';
import { element, heading, inlineCode, paragraph, part, text } from './nodes';
import { label, requestParts } from './operation';
import { asSentence, inline } from './prose';

/** What every event has alike is told once, before the first. */
function sharedBy<Value>(events: readonly Operation[], read: (event: Operation) => Value): Value | undefined {
  const [first, ...others] = events.map(read);
  const words = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === words) ? first : undefined;
}

type Answer = { readonly status: string; readonly description: string | undefined };

const answersTo = ({ responses, errors }: Operation): Answer[] => [
  ...responses,
  ...errors.map(({ status, cause }) => ({ status, description: cause })),
];

const answerParts = (answers: readonly Answer[]): BlockContent[] =>
  answers.length === 0
    ? []
    : [
        label([text('Votre réponse')]),
        element(
          'ul',
          { className: ['api-errors'] },
          answers.map(({ status, description }) =>
            element('li', {}, [
              paragraph([
                element('span', { className: ['api-error'] }, [inlineCode(status)]),
                text(' '),
                ...inline(description ?? ''),
              ]),
            ]),
          ),
        ),
      ];

export function webhookList(page: Page): RootContent[] {
  const events = webhookEvents(page.document);
  const parameters = sharedBy(events, (event) => event.parameters);
  const answers = sharedBy(events, answersTo);
  const common = [
    ...requestParts(
      { parameters: parameters ?? [], body: undefined },
      { page, prefix: 'webhook', direction: 'response', where: 'chaque événement' },
    ),
    ...answerParts(answers ?? []),
  ];
  return [
    ...(common.length > 0 ? [part('webhooks', common)] : []),
    ...events.flatMap((event) => {
      const prefix = `webhook-${kebab(event.path)}`;
      const own = { parameters: parameters ? [] : event.parameters, body: event.body };
      return [
        heading(3, page.ids.unique(prefix), [inlineCode(event.path)]),
        part(prefix, [
          paragraph([
            { type: 'strong', children: inline(asSentence(event.summary)) },
            text(' '),
            ...inline(event.description ?? ''),
          ]),
          ...requestParts(own, { page, prefix, direction: 'response', where: `\`${event.path}\`` }),
          ...(event.body?.bodies ?? []).flatMap((body) => exampleFences(body, event.path)),
          ...(answers ? [] : answerParts(answersTo(event))),
        ]),
      ];
    }),
  ];
}
