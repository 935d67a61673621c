// The events that the API sends to webhooks.
import { kebab } from '../ids';
import { type ReceivedRequest, webhookEvents } from '../model/operation';
import type { PageContext } from './context';
import { errorLine } from './errors';
import { type Child, fold, heading, inlineCode, label, list, nodesOf, paragraph, part, tag } from './nodes';
import { asSentence, inline } from './prose';
import { exampleBlocks, requestNodes } from './request';

const expectedResponsesTo = ({ responses, errors }: ReceivedRequest) => [
  ...responses.map(({ status, description = '' }) => ({ status, description })),
  ...errors.map(({ status, cause }) => ({ status, description: cause })),
];

const expectedResponseNodes = (expected: ReturnType<typeof expectedResponsesTo>): Child =>
  expected.length > 0 && [
    label('Votre réponse'),
    list('api-errors', expected, ({ status, description }) =>
      errorLine(inlineCode(status), inline(description)),
    ),
  ];

/** What all events have in common is shown once, before the first; undefined where they differ. */
function commonValue<Value>(
  events: readonly ReceivedRequest[],
  read: (event: ReceivedRequest) => Value,
): Value | undefined {
  const [first, ...others] = events.map(read);
  const firstJson = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === firstJson) ? first : undefined;
}

/** Each event is a sentence, and what it sends is folded: readers look for one among many. */
export function webhookList(page: PageContext): Child {
  const events = webhookEvents(page.document);
  const parameters = commonValue(events, (event) => event.parameters);
  const expected = commonValue(events, expectedResponsesTo);
  const everywhere = { page, prefix: 'webhook', direction: 'response' } as const;
  const common = nodesOf([
    requestNodes(
      { parameters: parameters ?? [], body: undefined },
      { ...everywhere, place: { where: 'chaque événement' } },
    ),
    expectedResponseNodes(expected ?? []),
  ]);
  return [
    common.length > 0 && part(common),
    events.map((event) => {
      const { path, summary, description = '', body } = event;
      const prefix = `webhook-${kebab(path)}`;
      const id = page.ids.unique(prefix);
      const place = { where: `\`${path}\``, heading: id };
      const own = { parameters: parameters ? [] : event.parameters, body };
      const examples = (body?.bodies ?? []).map((each) => exampleBlocks(each, path));
      const sent = nodesOf([examples, requestNodes(own, { ...everywhere, prefix, place })]);
      return [
        heading(id, inlineCode(path)),
        part(
          paragraph(tag('strong', inline(asSentence(summary))), ' ', inline(description)),
          sent.length > 0 && fold("Corps de l'appel", sent),
          !expected && expectedResponseNodes(expectedResponsesTo(event)),
        ),
      ];
    }),
  ];
}
