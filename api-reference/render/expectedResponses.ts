// What the server of the reader answers to an event or to a callback.
import type { BlockContent } from 'mdast';
import type { Operation } from '../model/types';
import { element, inlineCode, paragraph, text } from './nodes';
import { label } from './operation';
import { inline } from './prose';

type ExpectedResponse = { readonly status: string; readonly description: string | undefined };

export const expectedResponsesTo = ({ responses, errors }: Operation): ExpectedResponse[] => [
  ...responses,
  ...errors.map(({ status, cause }) => ({ status, description: cause })),
];

export const expectedResponseNodes = (expectedResponses: readonly ExpectedResponse[]): BlockContent[] =>
  expectedResponses.length === 0
    ? []
    : [
        label([text('Votre réponse')]),
        element(
          'ul',
          { className: ['api-errors'] },
          expectedResponses.map(({ status, description }) =>
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
