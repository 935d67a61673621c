// The ids of headings, fields and errors on a page: readable, and the same at every build.

/** `createCase` → `create-case`, `Prénom / nom` → `prenom-nom`. */
export function kebab(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words || 'sans-nom';
}

/** Gives each id once on a page: `a.b` and `a/b` would both be `a-b`, so the second becomes `a-b-2`. */
export class Ids {
  readonly #given = new Set<string>();

  unique(...parts: string[]): string {
    const wanted = parts.map(kebab).join('-');
    let id = wanted;
    for (let rank = 2; this.#given.has(id); rank += 1) id = `${wanted}-${rank}`;
    this.#given.add(id);
    return id;
  }
}
