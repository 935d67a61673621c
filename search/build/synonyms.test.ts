import { expect, it } from 'vitest';
import { type SynonymSources, synonymTable } from './synonyms';

/** The words of a made-up library. */
const SOURCES: SynonymSources = {
  terms: [
    {
      term: 'prêt',
      english: 'loan',
      apiNames: ['loanId', 'loa_…', 'slip.kind'],
      banned: [{ word: 'emprunt' }],
    },
  ],
  readerWords: {
    'péniche|bateau-livre': ['bibliobus'],
    'carte perdue': ['duplicata', 'carte de lecteur'],
    'jeter|brûler livre|revue': ['pilon'],
  },
  equivalentWords: [['journal', 'magazine']],
};
const table = new Map(synonymTable(SOURCES));

it.each([
  [
    'of the glossary in English, in the API, or banned',
    ['loan', 'loanid', 'slipkind', 'kind', 'emprunt'],
    ['pret'],
  ],
  [
    'that people type, folded, with hyphens or not',
    ['peniche', 'bateau livre', 'bateaulivre'],
    ['bibliobus'],
  ],
  ['that people type, small words left out', ['carte perdue'], ['duplicata', 'carte lecteur']],
  [
    'in each way that one line says',
    ['jeter livre', 'jeter revue', 'bruler livre', 'bruler revue'],
    ['pilon'],
  ],
  ['of the same meaning', ['journal'], ['magazine']],
  ['of the same meaning, the other way round', ['magazine'], ['journal']],
])('words %s lead to those of the pages', (_, theirs, ours) => {
  expect(theirs.map((one) => table.get(one))).toEqual(theirs.map(() => ours));
});

it('the beginning of a value is no word of a question', () => {
  expect([...table.keys()]).not.toContain('loa');
});
