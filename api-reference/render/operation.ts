// An operation, under the heading of the page that names it.
import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { kebab } from '../ids';
import type { Direction } from '../model/fields';
import type { Field, Operation, Parameter, Place, RequestBody, Response } from '../model/types';
import { code, listed } from '../model/words';
import { type BodyPlace, bodyContent } from './bodies';
import type { Page } from './context';
import { errorParts } from './errors';
import { exampleFences } from './examples';
import { fieldList, folded } from './fields';
import { element, heading, inlineCode, link, paragraph, part, strong, text } from './nodes';
import { asSentence, blocks, inline } from './prose';

export const methodBadge = (method: string): PhrasingContent =>
  element('span', { className: ['api-method'], dataMethod: method.toLowerCase() }, [text(method)]);

const signature = ({ method, path }: Operation): BlockContent =>
  paragraph([methodBadge(method), text(' '), inlineCode(path)], 'api-signature');

export const label = (words: readonly PhrasingContent[]): BlockContent =>
  paragraph([{ type: 'strong', children: [...words] }], 'api-label');

type Fact = readonly [name: string, words: readonly PhrasingContent[]];

const scopeWords = (scopes: readonly string[], { links }: Page): PhrasingContent[] => {
  const words = inline(listed(scopes.map(code), 'et'));
  return links.toScopes ? [link(links.toScopes, words)] : words;
};

function factsOf(operation: Operation, page: Page): Fact[] {
  const { access, isIdempotentByKey, rate } = operation;
  const ways = access.map(({ words }) => words).filter((words) => words !== '');
  const isOptional = access.some(({ words }) => words === '');
  const scopes = access.filter((each) => each.scopes.length > 0);
  const authentication = ways.length === 0 ? 'aucune' : `${listed(ways)}${isOptional ? ', facultative' : ''}`;
  return [
    ['Authentification', inline(authentication)],
    ...scopes.map(
      (each): Fact => [each.scopes.length > 1 ? 'Portées' : 'Portée', scopeWords(each.scopes, page)],
    ),
    ...(isIdempotentByKey
      ? ([
          ['Idempotence', inline('par `Idempotency-Key` : rejouer la requête ne crée pas de doublon')],
        ] satisfies Fact[])
      : []),
    ...(rate ? ([['Débit', [text(rate)]]] satisfies Fact[]) : []),
  ];
}

const factList = (facts: readonly Fact[]): BlockContent =>
  element(
    'dl',
    { className: ['api-facts'] },
    facts.map(([name, words]) =>
      element('div', {}, [element('dt', {}, [text(name)]), element('dd', {}, words)]),
    ),
  );

const PLACE_LABELS: Readonly<Record<Place, string>> = {
  path: 'Dans le chemin',
  query: "Dans l'adresse, après « ? »",
  header: 'En-têtes',
  cookie: 'Cookies',
};

function parameterParts(
  parameters: readonly Parameter[],
  prefix: string,
  direction: Direction,
  page: Page,
): BlockContent[] {
  const places = [...new Set(parameters.map(({ place }) => place))];
  return places.flatMap((place) => {
    const here = parameters.filter((parameter) => parameter.place === place);
    const writtenOf = (field: Field): BlockContent[] => {
      const written = here.find((parameter) => parameter.field === field)?.written;
      return written ? [paragraph(inline(`S'écrit : ${code(written)}`), 'api-example')] : [];
    };
    const kind = place === 'header' ? 'en-tete' : place === 'cookie' ? 'cookie' : 'parametre';
    const context = { ids: page.ids, prefix: `${prefix}-${kind}`, direction };
    return [
      label([text(PLACE_LABELS[place])]),
      fieldList(
        here.map(({ field }) => field),
        context,
        writtenOf,
      ),
    ];
  });
}

function requestBodyParts(body: RequestBody, place: BodyPlace): BlockContent[] {
  const { prefix, direction } = place;
  return body.bodies.flatMap((each, index) => [
    label([
      text('Corps '),
      element('span', { className: ['api-media'] }, [inlineCode(each.mediaType)]),
      ...(body.required || direction === 'response' ? [] : [text(', facultatif')]),
    ]),
    ...(index === 0 && body.description ? blocks(body.description) : []),
    ...bodyContent(each, {
      ...place,
      prefix: `${prefix}-corps${index > 0 ? `-${each.mediaType}` : ''}`,
    }),
  ]);
}

const hasRequest = ({ parameters, body }: Operation): boolean =>
  parameters.length > 0 || (body !== undefined && body.bodies.length > 0);

export const requestParts = (
  { parameters, body }: Pick<Operation, 'parameters' | 'body'>,
  place: BodyPlace,
): BlockContent[] => [
  ...parameterParts(parameters, place.prefix, place.direction, place.page),
  ...(body ? requestBodyParts(body, place) : []),
];

/** Samples send the first example of the body; the others are shown as they are. */
function requestExamples(operation: Operation, page: Page): RootContent[] {
  const fences = (operation.body?.bodies ?? []).flatMap((body) => exampleFences(body, 'Corps'));
  return page.samples ? [...page.samples(operation.id), ...fences.slice(1)] : fences;
}

function responseParts(response: Response, prefix: string, where: string, page: Page): BlockContent[] {
  const { status, description, headers, bodies } = response;
  const headerContext = { ids: page.ids, prefix: `${prefix}-en-tete`, direction: 'response' } as const;
  const title = `Réponse ${status}`;
  const files = bodies.filter(({ content, examples }) => !content && examples.length === 0);
  const described = bodies.filter((body) => !files.includes(body));
  return [
    ...(description ? blocks(description) : []),
    ...(files.length > 0
      ? [label([text('Fichier '), ...inline(listed(files.map(({ mediaType }) => code(mediaType))))])]
      : []),
    ...described.flatMap((body) => [
      label([text('Corps '), element('span', { className: ['api-media'] }, [inlineCode(body.mediaType)])]),
      ...bodyContent(body, {
        page,
        direction: 'response',
        prefix: described.length > 1 ? `${prefix}-${body.mediaType}` : prefix,
        where,
      }),
      ...exampleFences(body, title),
    ]),
    ...(bodies.length === 0 ? [paragraph([text('Sans corps.')])] : []),
    ...(headers.length > 0
      ? [
          folded([text(`En-têtes de la réponse (${headers.length})`)], false, [
            // Which headers come depends on the answer: their presence is told by their description.
            fieldList(
              headers.map((header) => ({ ...header, presence: 'required' })),
              headerContext,
            ),
          ]),
        ]
      : []),
  ];
}

const DEPRECATED = "Opération obsolète : elle répond encore, mais n'écrivez rien de nouveau avec elle.";

export function operationParts(operation: Operation, page: Page): RootContent[] {
  const prefix = kebab(operation.id);
  const { description, isDeprecated, responses, errors } = operation;
  return [
    part(prefix, [
      signature(operation),
      ...(isDeprecated ? [paragraph([strong(DEPRECATED)], 'api-deprecated')] : []),
      ...(description ? blocks(description) : [paragraph([text(asSentence(operation.summary))])]),
      factList(factsOf(operation, page)),
    ]),
    ...(hasRequest(operation) || page.samples
      ? [
          heading(3, page.ids.unique(prefix, 'requete'), [text('Requête')]),
          part(`${prefix}-requete`, [
            ...requestParts(operation, {
              page,
              prefix,
              direction: 'request',
              where: `la requête de « ${operation.summary} »`,
            }),
            ...requestExamples(operation, page),
          ]),
        ]
      : []),
    ...responses.flatMap((response) => {
      const name = `${prefix}-reponse-${response.status}`;
      const where = `la réponse ${response.status} de « ${operation.summary} »`;
      return [
        heading(3, page.ids.unique(name), [text(`Réponse ${response.status}`)]),
        part(name.toLowerCase(), responseParts(response, name, where, page)),
      ];
    }),
    ...(errors.length > 0
      ? [
          heading(3, page.ids.unique(prefix, 'erreurs'), [text('Erreurs')]),
          part(`${prefix}-erreurs`, errorParts(errors, prefix, page)),
        ]
      : []),
  ];
}
