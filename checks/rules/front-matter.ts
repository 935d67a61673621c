import type { Finding, Rule } from '../rule';

const ALLOWED_FIELDS = ['title', 'description', 'sidebar_label', 'unlisted', 'procedure'];
/** Length of the description, in characters. */
const MIN_LENGTH = 70;
const MAX_LENGTH = 160;

export const frontMatter: Rule = {
  id: 'front-matter',
  check({ frontMatter: fields }) {
    const findings: Finding[] = [];
    for (const [key, { line }] of fields) {
      if (!ALLOWED_FIELDS.includes(key)) {
        findings.push({
          line,
          message: `Champ « ${key} » inconnu : les champs permis sont ${ALLOWED_FIELDS.join(', ')}.`,
        });
      }
    }
    const title = fields.get('title');
    if (typeof title?.value === 'number') {
      findings.push({
        line: title.line,
        message: `Le titre est un nombre : écrivez title: "${title.value}".`,
      });
    } else if (typeof title?.value !== 'string' || title.value.trim() === '') {
      findings.push({ line: title?.line ?? 1, message: 'Donnez un titre à la page : champ « title ».' });
    }
    const unlisted = fields.get('unlisted');
    if (unlisted && typeof unlisted.value !== 'boolean') {
      findings.push({ line: unlisted.line, message: 'Le champ « unlisted » vaut true ou false.' });
    }
    const description = fields.get('description');
    const length = typeof description?.value === 'string' ? description.value.length : 0;
    if (length < MIN_LENGTH || length > MAX_LENGTH) {
      findings.push({
        line: description?.line ?? 1,
        message: `La description compte ${length} caractères : il en faut de ${MIN_LENGTH} à ${MAX_LENGTH}.`,
      });
    }
    return findings;
  },
};
