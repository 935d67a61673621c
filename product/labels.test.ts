import { describe, expect, it } from 'vitest';
import { allLabels, labels, labelsOf, type Screen } from './labels';

const COUNTS: Record<Screen, number> = {
  bienvenue: 4,
  autorisations: 9,
  miseAJour: 2,
  connexion: 10,
  activation: 3,
  codeVerification: 3,
  choixOrganisation: 2,
  deverrouillage: 3,
  compte: 6,
  barre: 5,
  bandeaux: 4,
  dossier: 9,
  nouveauDossier: 3,
  viseur: 14,
  verifierPhoto: 4,
  progression: 6,
  nie: 8,
  certificats: 9,
  certificat: 15,
  partage: 8,
  verification: 5,
  beta: 3,
  signalement: 14,
  certilink: 7,
  console: 13,
  consoleTableauDeBord: 5,
  consoleDossiers: 6,
  consoleCertificats: 4,
  consoleRapports: 5,
  consoleCertilinks: 1,
  consolePartages: 1,
  consoleApi: 5,
  consoleJournal: 1,
  consoleParametres: 2,
  consoleUtilisateurs: 3,
  consoleTrames: 24,
  liensProfonds: 3,
};

type Group = { readonly [key: string]: string | Group };

const keysOf = (group: Group): string[] =>
  Object.entries(group).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [key] : [key, ...keysOf(entry)],
  );

describe('the labels of the product', () => {
  it('are all there, screen by screen', () => {
    const counts = Object.fromEntries(
      Object.entries(labels).map(([screen, group]) => [screen, labelsOf(group).length]),
    );
    expect(counts).toEqual(COUNTS);
  });

  it('are never empty, nor padded with spaces', () => {
    expect(labelsOf(labels).filter((label) => label === '' || label !== label.trim())).toEqual([]);
  });

  it('are plain text: the build sets the typography', () => {
    expect(labelsOf(labels).filter((label) => /[\u00a0\u202f\u2019]/.test(label))).toEqual([]);
  });

  it('have ASCII keys in camel case', () => {
    expect(keysOf(labels).filter((key) => !/^[a-z][a-zA-Z]*$/.test(key))).toEqual([]);
  });

  it('say each thing once within a screen', () => {
    const repeated = Object.entries(labels).filter(
      ([, group]) => new Set(labelsOf(group)).size < labelsOf(group).length,
    );
    expect(repeated.map(([screen]) => screen)).toEqual([]);
  });

  it('come as one set, whatever their depth', () => {
    const all = allLabels();
    expect(all.has('Certifier cette photo')).toBe(true);
    expect(all.has('Le NIE compte 9 caractères.')).toBe(true);
    expect(all.has('certifier cette photo')).toBe(false);
  });
});
