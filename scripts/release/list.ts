// The list of editions, product/editions.ts: which one is to be made, and the sum that is noted once it is.
import ts from 'typescript';
import { toldError } from '../../lib/toldError';
import type { Edition } from '../../product/editions';
import { frenchDate } from '../../product/format';
import { edited } from '../pages/project';
import { insertion, nodesIn, parse } from '../pages/syntax';

export const LIST = 'product/editions.ts';

const HOW_TO_ADD = `Ajoutez une édition en tête de la liste de ${LIST}, par exemple { date: 'AAAA-MM-JJ' }, enregistrez ce changement (git commit), puis relancez la commande.`;

/** The newest, which is that of the sources as they stand. `wanted` is the date that was typed, if one was. */
export function editionToMake(list: readonly Edition[], wanted?: string): Edition {
  const [newest] = list;
  const found = wanted === undefined ? newest : list.find(({ date }) => date === wanted);
  if (!found)
    throw toldError(
      wanted === undefined
        ? `La liste des éditions est vide. ${HOW_TO_ADD}`
        : `Aucune édition n'est datée « ${wanted} ». ${HOW_TO_ADD}`,
    );
  if (found.sums !== undefined)
    throw toldError(
      `L'édition du ${frenchDate(found.date)} est déjà faite : ${LIST} a l'empreinte de sa liste. Pour en faire une autre : ${HOW_TO_ADD} Pour refaire celle-ci à l'identique, revenez au commit que donne son manifest.json (git checkout).`,
    );
  if (found !== newest)
    throw toldError(
      `L'édition du ${frenchDate(found.date)} n'est plus la plus récente, et ses sources ne sont plus celles d'aujourd'hui : revenez à son commit (git checkout), ou retirez-la de ${LIST}.`,
    );
  return found;
}

const textOf = (node: ts.Node): string | undefined => (ts.isStringLiteralLike(node) ? node.text : undefined);

/** The source of the list, with the sum of one edition in its place. */
export function withSums(source: string, date: string, sums: string): string {
  const entry = nodesIn(parse(LIST, source), ts.isObjectLiteralExpression).find(({ properties }) =>
    properties.some(
      (property) =>
        ts.isPropertyAssignment(property) &&
        property.name.getText() === 'date' &&
        textOf(property.initializer) === date,
    ),
  );
  if (!entry) throw toldError(`${LIST} : { date: '${date}' } est introuvable ; ajoutez-lui sums: '${sums}'.`);
  const { properties } = entry;
  return edited(source, [insertion(`sums: '${sums}'`, properties, properties.at(-1))]);
}
