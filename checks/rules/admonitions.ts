import { findingsAt, findingsInLines, nodesOf, type Rule } from '../rule';

const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];

export const admonitions: Rule = {
  id: 'admonitions',
  check: ({ tree, source }) => [
    ...findingsAt(nodesOf(tree, 'containerDirective'), ({ name }) =>
      KINDS.includes(name) ? undefined : `Encadré « ${name} » inconnu : choisissez ${KINDS.join(', ')}.`,
    ),
    // Docusaurus no longer reads this older form: the page would show it as text.
    ...findingsInLines(source, (line) =>
      /^:::\w+[ \t]+\S/.test(line)
        ? "Titre d'encadré : écrivez-le entre crochets, :::note[Titre]."
        : undefined,
    ),
  ],
};
