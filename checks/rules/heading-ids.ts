import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { slugOf } from '../../product/identity';
import { findingsAt, nodesOf, type Rule } from '../rule';

const ID_COMMENT = /^\/\*\s*#(\S+)\s*\*\/$/;

/** The frozen id of a heading: `## Titre {/* #titre *​/}`. */
export function headingId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? ID_COMMENT.exec(last.value.trim())?.[1] : undefined;
}

export const headingIds: Rule = {
  id: 'heading-ids',
  check({ tree }) {
    const seen = new Set<string>();
    return findingsAt(nodesOf(tree, 'heading'), (heading) => {
      const id = headingId(heading);
      if (!id) {
        const end = heading.position?.end.offset ?? 0;
        const frozen = `{/* #${slugOf(textOf(heading))} */}`;
        const message = `Figez l'adresse de ce titre : ajoutez ${frozen} à la fin de la ligne.`;
        return { message, fix: { start: end, end, text: ` ${frozen}` } };
      }
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
        return `L'identifiant « ${id} » doit être en minuscules sans accent, mots séparés par des tirets.`;
      if (seen.has(id))
        return `L'identifiant « ${id} » est déjà pris sur cette page : choisissez-en un autre.`;
      seen.add(id);
      return undefined;
    });
  },
};
