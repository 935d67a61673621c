import { expect, it } from 'vitest';
import { type SynonymSources, synonymTable, waysToSay } from './synonyms';

it('one line says several ways of saying', () => {
  expect(waysToSay('effacer|jeter photo|image')).toEqual([
    'effacer photo',
    'effacer image',
    'jeter photo',
    'jeter image',
  ]);
  expect(waysToSay('mdp')).toEqual(['mdp']);
});

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
  readerWords: { 'péniche|bateau-livre': ['bibliobus'], 'carte perdue': ['duplicata', 'carte de lecteur'] },
  equivalentWords: [['revue', 'magazine']],
};
const table = synonymTable(SOURCES);

const oursFor = (theirs: string): string[] =>
  table.filter((entry) => entry.theirs.includes(theirs)).flatMap(({ ours }) => ours);

it('the glossary gives its English names, its names in the API and the words it bans', () => {
  for (const theirs of ['loan', 'loanid', 'slipkind', 'kind', 'emprunt'])
    expect(oursFor(theirs)).toEqual(['pret']);
  expect(table.flatMap(({ theirs }) => theirs)).not.toContain('loa');
});

it('the words people type are folded, small words left out, hyphens or not', () => {
  expect(oursFor('peniche')).toEqual(['bibliobus']);
  expect(oursFor('bateau livre')).toEqual(['bibliobus']);
  expect(oursFor('bateaulivre')).toEqual(['bibliobus']);
  expect(oursFor('carte perdue')).toEqual(['duplicata', 'carte lecteur']);
});

it('words of the same meaning stand for one another', () => {
  expect(oursFor('revue')).toEqual(['magazine']);
  expect(oursFor('magazine')).toEqual(['revue']);
});

it('the table is the same each time, and has each of their words once', () => {
  const theirs = table.flatMap((entry) => entry.theirs);
  expect(synonymTable(SOURCES)).toEqual(table);
  expect(theirs).toEqual([...new Set(theirs)]);
});
