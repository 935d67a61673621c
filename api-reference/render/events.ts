// The requests that the API sends: the events of its webhooks, and those sent back because of an operation.
import { kebab } from '../ids';
import { type Callback, type Operation, type ReceivedRequest, webhookEvents } from '../model/operation';
import type { PageContext } from './context';
import { errorLine } from './errors';
import { type Child, fold, heading, inlineCode, label, list, nodesOf, paragraph, part, tag } from './nodes';
import { asSentence, inline } from './prose';
import { exampleBlocks, requestNodes } from './request';

/** What the server of the reader answers. */
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

const examplesOf = ({ body }: ReceivedRequest, name: string): Child =>
  (body?.bodies ?? []).map((each) => exampleBlocks(each, name));

function callbackNodes({ name, address, operation }: Callback, ownPrefix: string, page: PageContext): Child {
  const { method, summary, description } = operation;
  const words = [...(summary === name ? [] : [asSentence(summary)]), description ?? ''].join(' ').trim();
  const prefix = `${ownPrefix}-rappel-${name}`;
  const place = { where: `le rappel « ${name} »` };
  return [
    tag('p.api-signature', tag('strong', inlineCode(name)), ' : ', inlineCode(`${method} ${address}`)),
    words !== '' && paragraph(inline(words)),
    requestNodes(operation, { page, prefix, direction: 'response', place }),
    examplesOf(operation, name),
    expectedResponseNodes(expectedResponsesTo(operation)),
  ];
}

/** After an operation, what the API sends back because of it. */
export function callbackSection({ id, summary, callbacks }: Operation, page: PageContext): Child {
  if (callbacks.length === 0) return undefined;
  const prefix = kebab(id);
  return [
    heading(page.ids.unique(prefix, 'rappels'), `${summary} : appels reçus en retour`),
    part(callbacks.map((callback) => callbackNodes(callback, prefix, page))),
  ];
}

/** What all events have in common, which the page shows once, before the first event; undefined where they differ. */
function commonValue<Value>(
  events: readonly ReceivedRequest[],
  read: (event: ReceivedRequest) => Value,
): Value | undefined {
  const [first, ...others] = events.map(read);
  const firstJson = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === firstJson) ? first : undefined;
}

/** There are many events, and a reader looks for one: each is a sentence, and what it sends is folded. */
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
      const sent = nodesOf([examplesOf(event, path), requestNodes(own, { ...everywhere, prefix, place })]);
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
