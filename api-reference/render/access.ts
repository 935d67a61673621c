// Who may call an operation: how a caller authenticates, and what the caller must be allowed.
import type { Access, Operation } from '../model/types';
import { code, frenchList } from '../model/words';
import type { PageContext } from './context';
import { link, text } from './nodes';
import { inline } from './prose';
import type { Trait } from './traits';

function authentication(access: readonly Access[]): string {
  const ways = access.map(({ words }) => words).filter((words) => words !== '');
  if (ways.length === 0) return 'aucune';
  // « a et b, ensemble, ou c » could be read in two ways.
  const isAmbiguous = ways.length > 1 && ways.some((words) => words.endsWith(', ensemble'));
  const list = isAmbiguous ? ways.map((words) => `soit ${words}`).join(' ; ') : frenchList(ways);
  return `${list}${ways.length < access.length ? ', facultative' : ''}`;
}

/** Each way to authenticate may ask for other scopes: one of the lists is enough. */
function neededTrait(
  [one, many]: readonly [string, string],
  lists: readonly (readonly string[])[],
  target: string | undefined,
): Trait[] {
  const needed = [
    ...new Set(lists.filter((names) => names.length > 0).map((names) => frenchList(names.map(code), 'et'))),
  ];
  if (needed.length === 0) return [];
  const isOne = needed.length === 1 && lists.every((names) => names.length < 2);
  const words = inline(needed.join(', ou bien '));
  const suffix = needed.length > 1 ? [text(", selon l'authentification")] : [];
  return [[isOne ? one : many, [...(target ? [link(target, words)] : words), ...suffix]]];
}

export const accessTraits = ({ access }: Operation, { links }: PageContext): Trait[] => [
  ['Authentification', inline(authentication(access))],
  ...neededTrait(
    ['Portée', 'Portées'],
    access.map(({ scopes }) => scopes),
    links.toScopes,
  ),
  ...neededTrait(
    ['Rôle', 'Rôles'],
    access.map(({ roles }) => roles),
    undefined,
  ),
];
