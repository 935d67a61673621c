import type { Finding, Rule } from '../rule';

const ALLOWED = ['title', 'description', 'sidebar_label', 'unlisted'];
const SHORTEST = 70;
const LONGEST = 160;

export const frontMatter: Rule = {
  id: 'front-matter',
  check({ frontMatter: fields }) {
    const findings: Finding[] = [];
    for (const [key, { line }] of fields) {
      if (!ALLOWED.includes(key)) {
        findings.push({
          line,
          message: `Champ « ${key} » inconnu : les champs permis sont ${ALLOWED.join(', ')}.`,
        });
      }
    }
    const title = fields.get('title');
    if (typeof title?.value !== 'string' || title.value.trim() === '') {
      findings.push({ line: title?.line ?? 1, message: 'Donnez un titre à la page : champ « title ».' });
    }
    const description = fields.get('description');
    const length = typeof description?.value === 'string' ? description.value.length : 0;
    if (length < SHORTEST || length > LONGEST) {
      findings.push({
        line: description?.line ?? 1,
        message: `La description compte ${length} caractères : il en faut de ${SHORTEST} à ${LONGEST}.`,
      });
    }
    return findings;
  },
};
