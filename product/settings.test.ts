import { describe, expect, it } from 'vitest';
import { formatValue, rangeText, refuseOutOfRange, type Setting, settingEntries } from './settings';

it('a setting whose value is words has no unit', () => {
  expect(settingEntries.filter(([, { value, unit }]) => typeof value === 'string' && unit)).toEqual([]);
});

it.each<[Setting['value'], Setting['unit'], string]>([
  [40, 'Mo', '40 Mo'],
  [12_500, 's', '12 500 s'],
  [2, 'ans', '2 ans'],
  [1, 'ans', '1 an'],
  [0, 'jours', '0 jour'],
  [1, 'mois', '1 mois'],
  [12, null, '12'],
  ['PNG ou PDF', null, 'PNG ou PDF'],
])('a value of %s, in %s, is written « %s »', (value, unit, text) => {
  expect(formatValue({ value, unit })).toBe(text);
});

it.each<[string, NonNullable<Setting['range']>]>([
  ['5 à 80 Mo', { min: { value: 5, unit: 'Mo' }, max: { value: 80, unit: 'Mo' } }],
  ['1 h à 60 jours', { min: { value: 1, unit: 'h' }, max: { value: 60, unit: 'jours' } }],
  ['au moins 1 an', { min: { value: 1, unit: 'ans' } }],
  ['clair ou sombre', 'clair ou sombre'],
])('a range is written « %s »', (text, range) => {
  expect(rangeText(range)).toBe(text);
});

describe('a setting outside its own range', () => {
  const duration = (value: number, unit: 'h' | 'jours') => ({
    delai: {
      name: 'Un délai',
      value,
      unit,
      range: { min: { value: 1, unit: 'h' }, max: { value: 2, unit: 'jours' } },
      setBy: 'Exploitant',
    } as const,
  });

  it.each([
    [0, 'h'],
    [49, 'h'],
    [3, 'jours'],
  ] as const)('%i %s is refused, with its name, its value and its range', (value, unit) => {
    expect(() => refuseOutOfRange(duration(value, unit))).toThrow(
      /product\/settings\.ts[\s\S]*- delai \(« Un délai »\) vaut \d+ (h|jours), hors de sa plage : 1 h à 2 jours\./,
    );
  });

  it.each([
    [1, 'h'],
    [48, 'h'],
    [2, 'jours'],
  ] as const)('%i %s is accepted: the ends belong to the range', (value, unit) => {
    expect(refuseOutOfRange(duration(value, unit))).toEqual(duration(value, unit));
  });
});
