// The errors of an operation: its own with their cause, then the names of those that any call may get. What to do is said
// once, in the catalogue, to which the name leads; here, only of those that it does not tell.
import type { BlockContent, PhrasingContent } from 'mdast';
import { problemBodyOf } from '../model/errors';
import type { ErrorCase } from '../model/types';
import type { ErrorCatalogue } from '../options';
import type { PageContext } from './context';
import { element, inlineCode, link, paragraph, strong, text } from './nodes';
import { asSentence, inline, lowercaseFirst } from './prose';

const errorName = ({ status, code: name }: ErrorCase): string =>
  [status === 'default' ? 'Toute autre réponse' : status, name].filter(Boolean).join(' ');

/** The place of an error in the catalogue, if that tells it. */
const placeOf = ({ code: name }: ErrorCase, { document, links }: PageContext): string | undefined =>
  name && problemBodyOf(document, name) ? links.toError(name) : undefined;

function linkedName(error: ErrorCase, page: PageContext): PhrasingContent {
  if (error.status === 'default') return strong(errorName(error));
  const name = inlineCode(errorName(error));
  const place = placeOf(error, page);
  return place ? link(place, [name]) : name;
}

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
      element('span', { className: ['api-error'] }, [linkedName(error, page)]),
      text(' '),
      ...inline(asSentence(known?.cause || error.cause || 'Sans description')),
      ...(known?.remedy && !placeOf(error, page)
        ? [text(' '), strong('Que faire :'), text(' '), ...inline(asSentence(lowercaseFirst(known.remedy)))]
        : []),
    ]),
  ]);
}

export function errorNodes(errors: readonly ErrorCase[], prefix: string, page: PageContext): BlockContent[] {
  const { catalogue } = page;
  const isGeneral = ({ code: name }: ErrorCase): boolean =>
    name !== undefined && catalogue.general.includes(name);
  const own = errors.filter((error) => !isGeneral(error));
  const general = errors.filter(isGeneral);
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
              ...general.flatMap((error, index) => [
                ...(index === 0 ? [] : [text(index === general.length - 1 ? ' et ' : ', ')]),
                linkedName(error, page),
              ]),
              text('.'),
            ],
            'api-general',
          ),
        ]
      : []),
  ];
}
