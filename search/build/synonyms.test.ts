import { expect, it } from 'vitest';
import { synonymTable, waysToSay } from './synonyms';

it('one line says several ways of saying', () => {
  expect(waysToSay('effacer|jeter photo|image')).toEqual([
    'effacer photo',
    'effacer image',
    'jeter photo',
    'jeter image',
  ]);
  expect(waysToSay('mdp')).toEqual(['mdp']);
});

const oursFor = (theirs: string): string[] =>
  synonymTable()
    .filter((entry) => entry.theirs.includes(theirs))
    .flatMap(({ ours }) => ours);

it('the glossary gives its English names and the words it bans', () => {
  expect(oursFor('template')).toContain('trame');
});

it('the words people type are folded, small words left out, hyphens or not', () => {
  expect(oursFor('geolocalisation')).toContain('position');
  expect(oursFor('single sign')).toContain('sso');
  expect(oursFor('single signon')).toContain('sso');
});

it('the table is the same each time, and has each of their words once', () => {
  const theirs = synonymTable().flatMap((entry) => entry.theirs);
  expect(synonymTable()).toEqual(synonymTable());
  expect(theirs).toEqual([...new Set(theirs)]);
});
