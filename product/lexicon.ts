// Words of the pages that are not French, so that a screen reader says them right (RGAA 8.7). Plurals in -s follow.

export type ForeignTerm = { readonly term: string; readonly lang: 'en' | 'es' };

export const lexicon: readonly ForeignTerm[] = [
  { term: 'webhook', lang: 'en' },
  { term: 'deep link', lang: 'en' },
  { term: 'share token', lang: 'en' },
  { term: 'Swagger', lang: 'en' },
  { term: 'TestFlight', lang: 'en' },
];
