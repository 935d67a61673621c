import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Finding, positionOf, type Rule } from '../rule';

const ID_COMMENT = /^\/\*\s*#(\S+)\s*\*\/$/;

/** The frozen id of a heading: `## Titre {/* #titre *​/}`. */
export function headingId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? ID_COMMENT.exec(last.value.trim())?.[1] : undefined;
}

/** « Où le lire » → « ou-le-lire ». */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const headingIds: Rule = {
  id: 'heading-ids',
  check({ tree }) {
    const findings: Finding[] = [];
    const seen = new Set<string>();
    visit(tree, 'heading', (heading) => {
      const id = headingId(heading);
      const end = heading.position?.end.offset ?? 0;
      if (!id) {
        const slug = slugOf(textOf(heading));
        findings.push({
          ...positionOf(heading),
          message: `Figez l'adresse de ce titre : ajoutez {/* #${slug} */} à la fin de la ligne.`,
          fix: { start: end, end, text: ` {/* #${slug} */}` },
        });
      } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
        findings.push({
          ...positionOf(heading),
          message: `L'identifiant « ${id} » doit être en minuscules sans accent, mots séparés par des tirets.`,
        });
      } else if (seen.has(id)) {
        findings.push({
          ...positionOf(heading),
          message: `L'identifiant « ${id} » est déjà pris sur cette page : choisissez-en un autre.`,
        });
      } else seen.add(id);
    });
    return findings;
  },
};
