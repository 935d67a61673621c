// An operation. Its title is the heading of the page above the component.
import { kebab } from '../ids';
import { idempotencyKeyOf, rateOf } from '../model/conventions';
import type { Operation, Response } from '../model/operation';
import type { Server } from '../model/servers';
import { code, codeOf, frenchList } from '../model/words';
import { listedBefore, type PageContext, type Place } from './context';
import { errorBodyNodes, errorNodes } from './errors';
import { bodyContent, fieldList, sameAsBefore } from './fields';
import { methodBadge } from './lists';
import type { Child, Phrase, Trait } from './nodes';
import {
  fold,
  heading,
  inlineCode,
  joined,
  label,
  maybeLink,
  nodesOf,
  paragraph,
  part,
  tag,
  traitList,
} from './nodes';
import { asSentence, blocks, inline } from './prose';
import { bodyLabel, exampleBlocks, requestNodes } from './request';

/** With more fields, those of a response are folded: the example beside them shows most of them. */
const MAX_OPEN_FIELDS_OF_RESPONSE = 8;
const DEPRECATED = "Opération obsolète : elle répond encore, mais n'écrivez rien de nouveau avec elle.";

function authentication({ access }: Operation): string {
  const ways = access.map(({ words }) => words).filter((words) => words !== '');
  if (ways.length === 0) return 'aucune';
  // « a et b, ensemble, ou c » could be read in two ways.
  const isAmbiguous = ways.length > 1 && ways.some((words) => words.endsWith(', ensemble'));
  const all = isAmbiguous ? ways.map((words) => `soit ${words}`).join(' ; ') : frenchList(ways);
  return `${all}${ways.length < access.length ? ', facultative' : ''}`;
}

/** Each way to authenticate may need other scopes; one of the lists is enough. */
function neededTrait(noun: string, lists: readonly (readonly string[])[], target?: string): Trait {
  const named = lists.filter((names) => names.length > 0);
  const needed = [...new Set(named.map((names) => frenchList(names.map(code), 'et')))];
  const isOne = needed.length === 1 && named.every((names) => names.length < 2);
  const words = maybeLink(target, inline(needed.join(', ou bien ')));
  const isChoice = needed.length > 1 && ", selon l'authentification";
  return [isOne ? noun : `${noun}s`, needed.length > 0 && [words, isChoice]];
}

const withoutPeriod = (description: string | undefined): string[] =>
  description ? [description.replace(/\.$/, '')] : [];

const variableWords = ({ name, fallback, values, description }: Server['variables'][number]): string => {
  const choice = values.length > 0 ? [frenchList(values.map(code))] : [];
  const traits = [...choice, `par défaut ${codeOf(fallback)}`, ...withoutPeriod(description)];
  return `${code(name)} : ${traits.join(', ')}`;
};

function serverWords({ address, description, variables }: Server): Phrase {
  const details = [...withoutPeriod(description), ...variables.map(variableWords)].join(' ; ');
  return inline(`${code(address)}${details && ` (${details})`}`);
}

function traitsOf(operation: Operation, { links }: PageContext): Trait[] {
  const { access, servers } = operation;
  const key = idempotencyKeyOf(operation);
  const scopes = access.map((each) => each.scopes);
  const roles = access.map((each) => each.roles);
  return [
    ['Authentification', inline(authentication(operation))],
    neededTrait('Portée', scopes, links.toScopes),
    neededTrait('Rôle', roles),
    [servers.length > 1 ? 'Serveurs' : 'Serveur', servers.length > 0 && joined(servers.map(serverWords))],
    ['Idempotence', key && inline(`par ${code(key)} : rejouer la requête ne crée pas de doublon`)],
    ['Débit', rateOf(operation)],
  ];
}

/** On a wide screen, the examples stay in view beside the fields. */
function besideFields(fields: Child, examples: Child): Child {
  const isSplit = nodesOf([fields]).length > 0 && nodesOf([examples]).length > 0;
  if (!isSplit) return [fields, examples];
  return tag('div.api-split', tag('div.api-side', fields), tag('div.api-side.api-beside', examples));
}

/** Samples have the first example of the body; the others follow as JSON. */
function requestExamples({ id, body }: Operation, { document, samples }: PageContext): Child {
  const examples = (body?.bodies ?? []).flatMap((each) => exampleBlocks(each, 'Corps'));
  return samples ? [samples.ofOperation(document, id), examples.slice(1)] : examples;
}

/** Most answers of an API have the same headers: a page lists them once. */
function headerNodes({ headers }: Response, prefix: string, place: Place, page: PageContext): Child {
  if (headers.length === 0) return undefined;
  const title = `En-têtes de la réponse (${headers.length})`;
  const known = listedBefore(page, JSON.stringify(headers), place);
  if (known) return sameAsBefore(title, known);
  // `required` adds no word: the description of a header says when it is sent.
  const fields = headers.map((header) => ({ ...header, presence: 'required' as const }));
  return fold(title, fieldList(fields, { page, prefix: `${prefix}-en-tete`, direction: 'response' }));
}

function responseNodes(response: Response, prefix: string, place: Place, page: PageContext): Child {
  const { status, description, bodies } = response;
  const fileTypes = bodies.filter(({ isFile }) => isFile).map(({ mediaType }) => code(mediaType));
  const described = bodies.filter(({ isFile }) => !isFile);
  const context = { page, direction: 'response', place, foldAbove: MAX_OPEN_FIELDS_OF_RESPONSE } as const;
  const fields = [
    fileTypes.length > 0 && label('Fichier ', inline(frenchList(fileTypes))),
    described.map((body) => {
      const own = described.length > 1 ? `${prefix}-${body.mediaType}` : prefix;
      return [bodyLabel(body.mediaType), bodyContent(body, { ...context, prefix: own })];
    }),
    bodies.length === 0 && paragraph('Sans corps.'),
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
  const request = requestNodes(operation, { page, prefix, direction: 'request', place });
  // A heading is read alone in the table of contents and in search: it names its operation.
  return [
    part(
      tag('p.api-signature', methodBadge(method), ' ', inlineCode(path)),
      operation.isDeprecated && tag('p.api-deprecated', tag('strong', DEPRECATED)),
      description ? blocks(description) : paragraph(asSentence(summary)),
      traitList(traitsOf(operation, page)),
    ),
    (hasRequest || page.samples !== undefined) && [
      heading(requestId, `${summary} : requête`),
      part(besideFields(request, requestExamples(operation, page))),
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
