// The errors of an operation: its own with cause and remedy, then the names of those that any call may get.
import type { BlockContent } from 'mdast';
import type { ErrorCase } from '../model/types';
import { code, frenchList } from '../model/words';
import type { ErrorCatalogue } from '../options';
import type { PageContext } from './context';
import { element, inlineCode, link, paragraph, strong, text } from './nodes';
import { asSentence, inline, lowercaseFirst } from './prose';

const NO_CATALOGUE: ErrorCatalogue = { errors: [], general: [] };

const errorName = ({ status, code: name }: ErrorCase): string =>
  [status === 'default' ? 'Toute autre réponse' : status, name].filter(Boolean).join(' ');

function errorItem(
  error: ErrorCase,
  { errors }: ErrorCatalogue,
  prefix: string,
  page: PageContext,
): BlockContent {
  const known = errors.find(
    ({ code: name, status }) => name === error.code && String(status) === error.status,
  );
  const id = page.ids.unique(prefix, 'erreur', error.code ?? error.status);
  return element('li', { id }, [
    paragraph([
      element('span', { className: ['api-error'] }, [
        error.status === 'default' ? strong(errorName(error)) : inlineCode(errorName(error)),
      ]),
      text(' '),
      ...inline(asSentence(known?.cause || error.cause || 'Sans description')),
      ...(known?.remedy
        ? [text(' '), strong('Que faire :'), text(' '), ...inline(asSentence(lowercaseFirst(known.remedy)))]
        : []),
    ]),
  ]);
}

export function errorNodes(errors: readonly ErrorCase[], prefix: string, page: PageContext): BlockContent[] {
  const { catalogue = NO_CATALOGUE } = page;
  const isGeneral = ({ code: name }: ErrorCase): boolean =>
    name !== undefined && catalogue.general.includes(name);
  const own = errors.filter((error) => !isGeneral(error));
  const general = errors.filter(isGeneral);
  const { toErrors } = page.links;
  return [
    ...(own.length > 0
      ? [
          element(
            'ul',
            { className: ['api-errors'] },
            own.map((error) => errorItem(error, catalogue, prefix, page)),
          ),
        ]
      : []),
    ...(general.length > 0
      ? [
          paragraph(
            [
              text(own.length > 0 ? 'Et comme partout : ' : 'Celles de toute opération : '),
              ...inline(
                frenchList(
                  general.map((error) => code(errorName(error))),
                  'et',
                ),
              ),
              text('. '),
              ...(toErrors
                ? [
                    text('Le '),
                    link(toErrors, [text('catalogue des erreurs')]),
                    text(' en donne la cause et le remède.'),
                  ]
                : []),
            ],
            'api-general',
          ),
        ]
      : []),
  ];
}
