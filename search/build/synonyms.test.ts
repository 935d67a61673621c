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
  ['the English, API or banned name of a term', 'loan loanid slipkind kind emprunt', ['pret']],
  ['a word that readers type, folded', 'peniche bateaulivre', ['bibliobus']],
  ['an equivalent word', 'journal', ['magazine']],
  ['an equivalent word, the other way round', 'magazine', ['journal']],
])('%s leads to the word of the pages', (_, typed, meant) => {
  expect(typed.split(' ').map((word) => table.get(word))).toEqual(typed.split(' ').map(() => meant));
});

it.each([
  ['typed without hyphens', ['bateau livre'], ['bibliobus']],
  ['without their stop words', ['carte perdue'], ['duplicata', 'carte lecteur']],
  [
    'in all the ways that one line stands for',
    ['jeter livre', 'jeter revue', 'bruler livre', 'bruler revue'],
    ['pilon'],
  ],
])('phrases %s lead to the words of the pages', (_, typed, meant) => {
  expect(typed.map((phrase) => table.get(phrase))).toEqual(typed.map(() => meant));
});

it('the beginning of a value is not a synonym', () => {
  expect([...table.keys()]).not.toContain('loa');
});
