// The requests that the API sends: the events of its webhooks, and those sent back because of an operation.
import { kebab } from '../ids';
import { webhookEvents } from '../model/operation';
import type { Callback, Operation } from '../model/types';
import type { PageContext } from './context';
import { errorLine } from './errors';
import { exampleBlocks } from './examples';
import { type Child, classedParagraph, inlineCode, nodesOf, paragraph, strong, tag } from './nodes';
import { fold, heading, label, part } from './parts';
import { asSentence, inline } from './prose';
import { requestNodes } from './request';

type ExpectedResponse = { readonly status: string; readonly description: string | undefined };

/** What the server of the reader answers. */
const expectedResponsesTo = ({ responses, errors }: Operation): ExpectedResponse[] => [
  ...responses.map(({ status, description }) => ({ status, description })),
  ...errors.map(({ status, cause }) => ({ status, description: cause })),
];

const expectedResponseNodes = (expected: readonly ExpectedResponse[]): Child =>
  expected.length > 0 && [
    label('Votre réponse'),
    tag(
      'ul.api-errors',
      expected.map(({ status, description = '' }) =>
        tag('li', errorLine(inlineCode(status), inline(description))),
      ),
    ),
  ];

const examplesOf = ({ body }: Operation, name: string): Child =>
  (body?.bodies ?? []).map((each) => exampleBlocks(each, name));

function callbackNodes({ name, address, operation }: Callback, prefix: string, page: PageContext): Child {
  const { method, summary, description } = operation;
  const words = [...(summary === name ? [] : [asSentence(summary)]), description ?? ''].join(' ').trim();
  return [
    classedParagraph('api-signature', strong(inlineCode(name)), ' : ', inlineCode(`${method} ${address}`)),
    words !== '' && paragraph(inline(words)),
    requestNodes(operation, {
      page,
      prefix: `${prefix}-rappel-${name}`,
      direction: 'response',
      place: { where: `le rappel « ${name} »` },
    }),
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
  events: readonly Operation[],
  read: (event: Operation) => Value,
): Value | undefined {
  const [first, ...others] = events.map(read);
  const firstJson = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === firstJson) ? first : undefined;
}

/** There are many events, and a reader looks for one: each is told in a sentence, and what it sends is folded. */
export function webhookList(page: PageContext): Child {
  const events = webhookEvents(page.document);
  const parameters = commonValue(events, (event) => event.parameters);
  const expected = commonValue(events, expectedResponsesTo);
  const common = nodesOf([
    requestNodes(
      { parameters: parameters ?? [], body: undefined },
      { page, prefix: 'webhook', direction: 'response', place: { where: 'chaque événement' } },
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
      const sent = nodesOf([
        examplesOf(event, path),
        requestNodes(own, { page, prefix, direction: 'response', place }),
      ]);
      return [
        heading(id, inlineCode(path)),
        part(
          paragraph(strong(inline(asSentence(summary))), ' ', inline(description)),
          sent.length > 0 && fold("Corps de l'appel", sent),
          !expected && expectedResponseNodes(expectedResponsesTo(event)),
        ),
      ];
    }),
  ];
}
