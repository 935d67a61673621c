import { expect, it } from 'vitest';
import { bannedWordings, legalNote } from './legal';

const faultsIn = (text: string): string[] =>
  bannedWordings.filter(({ pattern }) => pattern.test(text)).map(({ phrase }) => phrase);

it.each(bannedWordings)(
  'finds « $phrase », and proposes other words',
  ({ phrase, pattern, instead, reason }) => {
    expect(pattern.test(`Un certificat, ${phrase}, selon vous.`)).toBe(true);
    expect(pattern.test(instead)).toBe(false);
    expect(reason).toMatch(/\.$/);
  },
);

it('finds the inflected forms', () => {
  expect(faultsIn('Des preuves Irréfutables et une huissière.')).toEqual(['irréfutable', 'huissier']);
  expect(faultsIn('Cela remplace un commissaire de justice.')).toEqual(["remplace l'huissier"]);
});

it.each([
  "Les constatations d'un commissaire de justice font foi jusqu'à preuve contraire.",
  'La date est présumée exacte : toute modification est détectable.',
  'Le certificat peut compléter un constat.',
  'La date certifiée figure sur le certificat.',
])('allows: %s', (text) => {
  expect(faultsIn(text)).toEqual([]);
});

it('has exactly this note, which promises nothing', () => {
  expect(legalNote).toBe(
    "Cette page décrit un fonctionnement technique. Elle n'est pas un conseil juridique : la portée d'un certificat dépend du litige et de l'appréciation du juge.",
  );
  expect(faultsIn(legalNote)).toEqual([]);
});
