import type { Finding, Rule } from '../rule';

const ALLOWED_FIELDS = ['title', 'description', 'sidebar_label', 'unlisted', 'procedure'];
/** Length of the description, in characters. */
const MIN_LENGTH = 70;
const MAX_LENGTH = 160;

export const frontMatter: Rule = {
  id: 'front-matter',
  check({ frontMatter: fields }) {
    const findings: Finding[] = [];
    const add = (name: string, message: string): unknown =>
      findings.push({ line: fields.get(name)?.line ?? 1, message });
    for (const name of fields.keys())
      if (!ALLOWED_FIELDS.includes(name))
        add(name, `Champ « ${name} » inconnu : les champs permis sont ${ALLOWED_FIELDS.join(', ')}.`);
    const title = fields.get('title')?.value;
    if (typeof title === 'number') add('title', `Le titre est un nombre : écrivez title: "${title}".`);
    else if (typeof title !== 'string' || title.trim() === '')
      add('title', 'Donnez un titre à la page : champ « title ».');
    if (fields.has('unlisted') && typeof fields.get('unlisted')?.value !== 'boolean')
      add('unlisted', 'Le champ « unlisted » vaut true ou false.');
    const description = fields.get('description')?.value;
    const length = typeof description === 'string' ? description.length : 0;
    if (length < MIN_LENGTH || length > MAX_LENGTH)
      add(
        'description',
        `La description compte ${length} caractères : il en faut de ${MIN_LENGTH} à ${MAX_LENGTH}.`,
      );
    return findings;
  },
};
