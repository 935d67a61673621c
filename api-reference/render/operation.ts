// An operation. Its title is the heading of the page above the piece.
import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { kebab } from '../ids';
import { idempotencyKeyOf, rateOf } from '../model/conventions';
import type { Direction } from '../model/fields';
import type { Field, Operation, Parameter, ParameterLocation, RequestBody, Response } from '../model/types';
import { code, frenchList } from '../model/words';
import { accessTraits } from './access';
import { asBefore, type BodyContext, bodyContent } from './bodies';
import { type PageContext, type Place, shownBefore } from './context';
import { errorBodyNodes } from './errorBodies';
import { errorNodes } from './errors';
import { exampleBlocks } from './examples';
import { collapsible, fieldList } from './fields';
import { linkNodes } from './links';
import { element, heading, inlineCode, paragraph, part, strong, text } from './nodes';
import { asSentence, blocks, inline } from './prose';
import { serverTraits } from './servers';
import { type Trait, traitList } from './traits';

/** With more, the fields of a response are closed at first: the example beside them shows the most of it. */
const MAX_OPEN_FIELDS_OF_RESPONSE = 8;

export const methodBadge = (method: string): PhrasingContent =>
  element('span', { className: ['api-method'], dataMethod: method.toLowerCase() }, [text(method)]);

const signature = ({ method, path }: Operation): BlockContent =>
  paragraph([methodBadge(method), text(' '), inlineCode(path)], 'api-signature');

/** A bold line above a block. Not a heading: it stays out of the table of contents. */
export const label = (words: readonly PhrasingContent[]): BlockContent =>
  paragraph([{ type: 'strong', children: [...words] }], 'api-label');

function traitsOf(operation: Operation, page: PageContext): Trait[] {
  const key = idempotencyKeyOf(operation);
  const rate = rateOf(operation);
  return [
    ...accessTraits(operation, page),
    ...serverTraits(operation),
    ...(key
      ? ([
          ['Idempotence', inline(`par ${code(key)} : rejouer la requête ne crée pas de doublon`)],
        ] satisfies Trait[])
      : []),
    ...(rate ? ([['Débit', [text(rate)]]] satisfies Trait[]) : []),
  ];
}

const LOCATION_LABELS: Readonly<Record<ParameterLocation, string>> = {
  path: 'Dans le chemin',
  query: "Dans l'adresse, après « ? »",
  header: 'En-têtes',
  cookie: 'Cookies',
};

function parameterNodes(
  parameters: readonly Parameter[],
  prefix: string,
  direction: Direction,
  page: PageContext,
): BlockContent[] {
  const locations = [...new Set(parameters.map(({ location }) => location))];
  return locations.flatMap((location) => {
    const here = parameters.filter((parameter) => parameter.location === location);
    const serializedLine = (field: Field): BlockContent[] => {
      const serialized = here.find((parameter) => parameter.field === field)?.serialized;
      return serialized ? [paragraph(inline(`S'écrit : ${code(serialized)}`), 'api-example')] : [];
    };
    const kind = location === 'header' ? 'en-tete' : location === 'cookie' ? 'cookie' : 'parametre';
    const context = { ids: page.ids, prefix: `${prefix}-${kind}`, direction };
    return [
      label([text(LOCATION_LABELS[location])]),
      fieldList(
        here.map(({ field }) => field),
        context,
        serializedLine,
      ),
    ];
  });
}

function requestBodyNodes(body: RequestBody, context: BodyContext): BlockContent[] {
  const { prefix, direction } = context;
  return body.bodies.flatMap((each, index) => [
    label([
      text('Corps '),
      element('span', { className: ['api-media'] }, [inlineCode(each.mediaType)]),
      ...(body.required || direction === 'response' ? [] : [text(', facultatif')]),
    ]),
    ...(index === 0 && body.description ? blocks(body.description) : []),
    ...bodyContent(each, {
      ...context,
      prefix: `${prefix}-corps${index > 0 ? `-${each.mediaType}` : ''}`,
    }),
  ]);
}

/** Fields, and beside them on a wide screen, where they stay in view, the code that shows them in use. */
const besideFields = (fields: readonly RootContent[], examples: readonly RootContent[]): RootContent[] =>
  fields.length === 0 || examples.length === 0
    ? [...fields, ...examples]
    : [
        element('div', { className: ['api-split'] }, [
          element('div', { className: ['api-side'] }, fields),
          element('div', { className: ['api-side', 'api-beside'] }, examples),
        ]),
      ];

const hasRequest = ({ parameters, body }: Operation): boolean =>
  parameters.length > 0 || (body !== undefined && body.bodies.length > 0);

export const requestNodes = (
  { parameters, body }: Pick<Operation, 'parameters' | 'body'>,
  context: BodyContext,
): BlockContent[] => [
  ...parameterNodes(parameters, context.prefix, context.direction, context.page),
  ...(body ? requestBodyNodes(body, context) : []),
];

/** Samples already show the first example of the body; the others are shown as JSON after them. */
function requestExamples(operation: Operation, page: PageContext): RootContent[] {
  const examples = (operation.body?.bodies ?? []).flatMap((body) => exampleBlocks(body, 'Corps'));
  return page.samples ? [...page.samples(operation.id), ...examples.slice(1)] : examples;
}

/** Most answers of an API have the same headers: a page lists them once. */
function headerNodes({ headers }: Response, prefix: string, place: Place, page: PageContext): BlockContent[] {
  if (headers.length === 0) return [];
  const title = `En-têtes de la réponse (${headers.length})`;
  const known = shownBefore(page, JSON.stringify(headers), place);
  if (known) return [asBefore(title, known)];
  // « required » shows no word: the description of a header says when it is sent.
  const fields = headers.map((header) => ({ ...header, presence: 'required' as const }));
  const context = { ids: page.ids, prefix: `${prefix}-en-tete`, direction: 'response' } as const;
  return [collapsible([text(title)], false, [fieldList(fields, context)])];
}

function responseNodes(response: Response, prefix: string, place: Place, page: PageContext): RootContent[] {
  const { status, description, bodies } = response;
  const title = `Réponse ${status}`;
  const files = bodies.filter(({ isFile }) => isFile);
  const described = bodies.filter((body) => !files.includes(body));
  const fields = [
    ...(files.length > 0
      ? [label([text('Fichier '), ...inline(frenchList(files.map(({ mediaType }) => code(mediaType))))])]
      : []),
    ...described.flatMap((body) => [
      label([text('Corps '), element('span', { className: ['api-media'] }, [inlineCode(body.mediaType)])]),
      ...bodyContent(body, {
        page,
        direction: 'response',
        prefix: described.length > 1 ? `${prefix}-${body.mediaType}` : prefix,
        place,
        foldAbove: MAX_OPEN_FIELDS_OF_RESPONSE,
      }),
    ]),
    ...(bodies.length === 0 ? [paragraph([text('Sans corps.')])] : []),
    ...linkNodes(response, page),
    ...headerNodes(response, prefix, place, page),
  ];
  const examples = described.flatMap((body) => exampleBlocks(body, title));
  return [...(description ? blocks(description) : []), ...besideFields(fields, examples)];
}

/** A heading is read alone in the table of contents and in search: it names its operation. */
const partHeading = (operation: Operation, id: string, part: string): RootContent =>
  heading(3, id, [text(`${operation.summary} : ${part}`)]);

const DEPRECATED = "Opération obsolète : elle répond encore, mais n'écrivez rien de nouveau avec elle.";

export function operationNodes(operation: Operation, page: PageContext): RootContent[] {
  const prefix = kebab(operation.id);
  const { description, isDeprecated, responses, errors } = operation;
  const ofRequest = page.ids.unique(prefix, 'requete');
  return [
    part([
      signature(operation),
      ...(isDeprecated ? [paragraph([strong(DEPRECATED)], 'api-deprecated')] : []),
      ...(description ? blocks(description) : [paragraph([text(asSentence(operation.summary))])]),
      traitList(traitsOf(operation, page)),
    ]),
    ...(hasRequest(operation) || page.samples
      ? [
          partHeading(operation, ofRequest, 'requête'),
          part(
            besideFields(
              requestNodes(operation, {
                page,
                prefix,
                direction: 'request',
                place: { where: `la requête de « ${operation.summary} »`, heading: ofRequest },
              }),
              requestExamples(operation, page),
            ),
          ),
        ]
      : []),
    ...responses.flatMap((response) => {
      const name = `${prefix}-reponse-${response.status}`;
      const id = page.ids.unique(name);
      const place = { where: `la réponse ${response.status} de « ${operation.summary} »`, heading: id };
      return [
        partHeading(operation, id, `réponse ${response.status}`),
        part(responseNodes(response, name, place, page)),
      ];
    }),
    ...(errors.length > 0
      ? [
          partHeading(operation, page.ids.unique(prefix, 'erreurs'), 'erreurs'),
          part([...errorNodes(errors, prefix, page), ...errorBodyNodes(operation, prefix, page)]),
        ]
      : []),
  ];
}
