// An operation. Its title is the heading of the page above the piece.
import { kebab } from '../ids';
import { idempotencyKeyOf, rateOf } from '../model/conventions';
import type { Link, Operation, Response } from '../model/types';
import { code, frenchList } from '../model/words';
import { accessTraits } from './access';
import { asBefore, bodyContent } from './bodies';
import { type PageContext, type Place, shownBefore } from './context';
import { errorBodyNodes, errorNodes } from './errors';
import { exampleBlocks } from './examples';
import { fieldList } from './fields';
import {
  type Child,
  classedParagraph,
  element,
  inlineCode,
  joined,
  maybeLink,
  nodesOf,
  paragraph,
  strong,
  tag,
} from './nodes';
import { fold, heading, label, part, type Trait, traitList } from './parts';
import { asSentence, blocks, inline } from './prose';
import { bodyLabel, requestNodes } from './request';

/** With more, the fields of a response are closed at first: the example beside them shows the most of it. */
const MAX_OPEN_FIELDS_OF_RESPONSE = 8;
const DEPRECATED = "Opération obsolète : elle répond encore, mais n'écrivez rien de nouveau avec elle.";

export const methodBadge = (method: string) =>
  element('span.api-method', { dataMethod: method.toLowerCase() }, method);

function traitsOf(operation: Operation, page: PageContext): Trait[] {
  const key = idempotencyKeyOf(operation);
  const rate = rateOf(operation);
  const idempotency = `par ${code(key ?? '')} : rejouer la requête ne crée pas de doublon`;
  return [
    ...accessTraits(operation, page),
    ...(key ? [['Idempotence', inline(idempotency)] as const] : []),
    ...(rate ? [['Débit', rate] as const] : []),
  ];
}

/** Fields, and beside them on a wide screen, where they stay in view, the code that shows them in use. */
function besideFields(fields: Child, examples: Child): Child {
  const isSplit = nodesOf([fields]).length > 0 && nodesOf([examples]).length > 0;
  if (!isSplit) return [fields, examples];
  return tag('div.api-split', tag('div.api-side', fields), tag('div.api-side.api-beside', examples));
}

/** Samples already show the first example of the body; the others are shown as JSON after them. */
function requestExamples({ id, body }: Operation, { document, samples }: PageContext): Child {
  const examples = (body?.bodies ?? []).flatMap((each) => exampleBlocks(each, 'Corps'));
  return samples ? [samples.ofOperation(document, id), examples.slice(1)] : examples;
}

/** Most answers of an API have the same headers: a page lists them once. */
function headerNodes({ headers }: Response, prefix: string, place: Place, page: PageContext): Child {
  if (headers.length === 0) return undefined;
  const title = `En-têtes de la réponse (${headers.length})`;
  const known = shownBefore(page, JSON.stringify(headers), place);
  if (known) return asBefore(title, known);
  // « required » shows no word: the description of a header says when it is sent.
  const fields = headers.map((header) => ({ ...header, presence: 'required' as const }));
  const context = { ids: page.ids, prefix: `${prefix}-en-tete`, direction: 'response' } as const;
  return fold(title, fieldList(fields, context));
}

/** An operation that may follow a response. */
const linkItem = ({ operation, target, description, values }: Link, { links }: PageContext): Child =>
  tag(
    'li',
    paragraph(
      maybeLink(operation && links.toOperation(operation), target),
      ' : ',
      description && [...inline(asSentence(description)), ' '],
      joined(values.map(([name, expression]) => inline(`${code(name)} vaut ${code(expression)}`))),
    ),
  );

function responseNodes(response: Response, prefix: string, place: Place, page: PageContext): Child {
  const { status, description, bodies, links } = response;
  const fileTypes = bodies.filter(({ isFile }) => isFile).map(({ mediaType }) => code(mediaType));
  const described = bodies.filter(({ isFile }) => !isFile);
  const context = { page, direction: 'response', place, foldAbove: MAX_OPEN_FIELDS_OF_RESPONSE } as const;
  const fields = [
    fileTypes.length > 0 && label('Fichier ', inline(frenchList(fileTypes))),
    described.map((body) => [
      bodyLabel(body.mediaType),
      bodyContent(body, {
        ...context,
        prefix: described.length > 1 ? `${prefix}-${body.mediaType}` : prefix,
      }),
    ]),
    bodies.length === 0 && paragraph('Sans corps.'),
    links.length > 0 && [
      label('Et ensuite'),
      tag(
        'ul.api-links',
        links.map((each) => linkItem(each, page)),
      ),
    ],
    headerNodes(response, prefix, place, page),
  ];
  const examples = described.map((body) => exampleBlocks(body, `Réponse ${status}`));
  return [blocks(description), besideFields(fields, examples)];
}

export function operationNodes(operation: Operation, page: PageContext): Child {
  const { method, path, summary, description, parameters, body, responses, errors } = operation;
  const prefix = kebab(operation.id);
  const requestId = page.ids.unique(prefix, 'requete');
  const place = { where: `la requête de « ${summary} »`, heading: requestId };
  const hasRequest = parameters.length > 0 || (body?.bodies ?? []).length > 0;
  // A heading is read alone in the table of contents and in search: it names its operation.
  return [
    part(
      classedParagraph('api-signature', methodBadge(method), ' ', inlineCode(path)),
      operation.isDeprecated && classedParagraph('api-deprecated', strong(DEPRECATED)),
      description ? blocks(description) : paragraph(asSentence(summary)),
      traitList(traitsOf(operation, page)),
    ),
    (hasRequest || page.samples !== undefined) && [
      heading(requestId, `${summary} : requête`),
      part(
        besideFields(
          requestNodes(operation, { page, prefix, direction: 'request', place }),
          requestExamples(operation, page),
        ),
      ),
    ],
    responses.map((response) => {
      const name = `${prefix}-reponse-${response.status}`;
      const id = page.ids.unique(name);
      const where = `la réponse ${response.status} de « ${summary} »`;
      return [
        heading(id, `${summary} : réponse ${response.status}`),
        part(responseNodes(response, name, { where, heading: id }, page)),
      ];
    }),
    errors.length > 0 && [
      heading(page.ids.unique(prefix, 'erreurs'), `${summary} : erreurs`),
      part(errorNodes(errors, prefix, page), errorBodyNodes(operation, `${prefix}-erreurs`, page)),
    ],
  ];
}
