// The servers of one operation, where it is not called on those of the whole API.
import type { PhrasingContent } from 'mdast';
import type { Operation, Server } from '../model/types';
import { code, codeOf, frenchList } from '../model/words';
import { text } from './nodes';
import { inline } from './prose';
import type { Trait } from './traits';

const variableWords = ({ name, fallback, values, description }: Server['variables'][number]): string => {
  const traits = [
    ...(values.length > 0 ? [frenchList(values.map(code))] : []),
    `par défaut ${codeOf(fallback)}`,
    ...(description ? [description.replace(/\.$/, '')] : []),
  ];
  return `${code(name)} : ${traits.join(', ')}`;
};

function serverWords({ address, description, variables }: Server): PhrasingContent[] {
  const details = [...(description ? [description.replace(/\.$/, '')] : []), ...variables.map(variableWords)];
  return inline(`${code(address)}${details.length > 0 ? ` (${details.join(' ; ')})` : ''}`);
}

export const serverTraits = ({ servers }: Operation): Trait[] =>
  servers.length === 0
    ? []
    : [
        [
          servers.length > 1 ? 'Serveurs' : 'Serveur',
          servers.flatMap((server, index) => [...(index > 0 ? [text(', ')] : []), ...serverWords(server)]),
        ],
      ];
