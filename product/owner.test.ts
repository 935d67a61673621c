// What an owner may type, and what is refused with its mend.
import { describe, expect, it } from 'vitest';
import { readIdentity } from './identity';
import { refuseOutOfRange } from './settings';

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
  ] as const)('%i %s is taken: the ends belong to the range', (value, unit) => {
    expect(refuseOutOfRange(duration(value, unit))).toEqual(duration(value, unit));
  });
});

it('an address with a slash at its end is taken, whatever its kind', () => {
  const identity = readIdentity({
    DOCS_SITE_URL: 'https://aide.domaine.example/',
    DOCS_API_BASE: 'https://api.domaine.example/v1/',
    DOCS_PUBLIC_SITE: 'https://www.domaine.example/',
  });
  expect([identity.siteUrl, identity.apiBase, identity.publicSite]).toEqual([
    'https://aide.domaine.example',
    'https://api.domaine.example/v1',
    'https://www.domaine.example',
  ]);
});
