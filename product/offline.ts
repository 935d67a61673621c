// Whether readers can read the site without the network: the pages that they have read, or the whole guide where they ask
// for it. `non` switches it off, and removes what browsers have kept. The variable DOCS_OFFLINE sets it without changing
// a file.

const FALLBACK = 'oui';

export function readOffline(variable: string | undefined): boolean {
  const value = variable?.trim() || FALLBACK;
  if (value !== 'oui' && value !== 'non')
    throw new Error(
      `product/offline.ts (variable DOCS_OFFLINE) vaut « ${value} » : écrivez « oui », ou « non » pour ne rien garder chez les lecteurs.`,
    );
  return value === 'oui';
}

export const isReadOffline = readOffline(process.env.DOCS_OFFLINE);
