// How an operation is called: how a caller authenticates, what the caller must be allowed, and on which servers.
import type { Operation, Server } from '../model/types';
import { code, codeOf, frenchList } from '../model/words';
import type { PageContext } from './context';
import { joined, maybeLink, type Phrase } from './nodes';
import type { Trait } from './parts';
import { inline } from './prose';

function authentication({ access }: Operation): string {
  const ways = access.map(({ words }) => words).filter((words) => words !== '');
  if (ways.length === 0) return 'aucune';
  // « a et b, ensemble, ou c » could be read in two ways.
  const isAmbiguous = ways.length > 1 && ways.some((words) => words.endsWith(', ensemble'));
  const list = isAmbiguous ? ways.map((words) => `soit ${words}`).join(' ; ') : frenchList(ways);
  return `${list}${ways.length < access.length ? ', facultative' : ''}`;
}

/** Each way to authenticate may ask for other scopes: one of the lists is enough. */
function neededTrait(noun: string, lists: readonly (readonly string[])[], target?: string): Trait[] {
  const named = lists.filter((names) => names.length > 0);
  const needed = [...new Set(named.map((names) => frenchList(names.map(code), 'et')))];
  if (needed.length === 0) return [];
  const isOne = needed.length === 1 && named.every((names) => names.length < 2);
  const words = maybeLink(target, inline(needed.join(', ou bien ')));
  return [[isOne ? noun : `${noun}s`, [words, needed.length > 1 && ", selon l'authentification"]]];
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

export function accessTraits(operation: Operation, { links }: PageContext): Trait[] {
  const { access, servers } = operation;
  const scopes = access.map((each) => each.scopes);
  const roles = access.map((each) => each.roles);
  return [
    ['Authentification', inline(authentication(operation))],
    ...neededTrait('Portée', scopes, links.toScopes),
    ...neededTrait('Rôle', roles),
    ...(servers.length > 0
      ? [[servers.length > 1 ? 'Serveurs' : 'Serveur', joined(servers.map(serverWords))] as const]
      : []),
  ];
}
