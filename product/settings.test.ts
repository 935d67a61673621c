import { describe, expect, it } from 'vitest';
import { formatRange, formatSetting, type SettingKey, settingEntries } from './settings';

describe('the settings', () => {
  it('are 49, each with a name of its own', () => {
    expect(settingEntries).toHaveLength(49);
    expect(new Set(settingEntries.map(([, { name }]) => name)).size).toBe(49);
  });

  it.each(settingEntries)('%s has a key that a page can type without accents', (key) => {
    expect(key).toMatch(/^[a-z][A-Za-z]*$/);
  });

  it('are within their ranges, where both have the same unit', () => {
    const outside = settingEntries.filter(([, { value, unit, range }]) => {
      if (typeof value !== 'number' || range === null || typeof range === 'string') return false;
      const { min, max } = range;
      return (min.unit === unit && value < min.value) || (max?.unit === unit && value > max.value);
    });
    expect(outside).toEqual([]);
  });

  it('have no unit when they are words', () => {
    expect(settingEntries.filter(([, { value, unit }]) => typeof value === 'string' && unit)).toEqual([]);
  });
});

it.each<[SettingKey, string]>([
  ['taillePiece', '25 Mo'],
  ['jetonAcces', '3 600 s'],
  ['longueurSignalement', '2 000 caractères'],
  ['conservationDossierClos', '10 ans'],
  ['conservationDossierAnnule', '1 an'],
  ['versionAndroid', '10'],
  ['versionApplication', '2.3.0'],
  ['formatsApi', 'JPEG, PNG, HEIC ou PDF'],
  ['webhookTentatives', '1 min, 5 min, 30 min, 2 h, 6 h, 12 h et 24 h'],
  ['debitLecturesPubliques', '60 lectures par minute et par adresse IP'],
])('formatSetting writes %s as « %s »', (key, text) => {
  expect(formatSetting(key)).toBe(text);
});

it.each<[SettingKey, string | undefined]>([
  ['taillePiece', '5 à 100 Mo'],
  ['jetonAcces', '300 à 3 600 s'],
  ['certilinkDefaut', '1 h à 90 jours'],
  ['conservationDossierAnnule', '1 mois à 5 ans'],
  ['preavisArret', 'au moins 6 mois'],
  ['politiqueHorodatage', 'qualifié ou standard'],
  ['quotaCertificats', undefined],
])('formatRange writes the range of %s as « %s »', (key, text) => {
  expect(formatRange(key)).toBe(text);
});
