import { describe, expect, it } from 'vitest';
import { fact, factNames, factTables } from './facts';
import { identity } from './identity';

describe('facts', () => {
  it.each([
    ['settings.taillePiece', '25 Mo'],
    ['settings.taillePiece.range', '5 à 100 Mo'],
    ['settings.jetonAcces.value', '3600'],
    ['identity.supportEmail', identity.supportEmail],
    ['identity.swagger', identity.swagger],
    ['releases.api', '1.6.0'],
    ['releases.application', '2.6.0'],
    ['releases.beta', '2.7.0-beta.1'],
    ['releases.date', '14 octobre 2025'],
    ['terms.certificat', 'Objet qui atteste une pièce : empreinte, manifeste, horodatage, PDF'],
  ])('%s is « %s »', (name, text) => {
    expect(fact(name)).toBe(text);
  });

  it('are undefined under another name, and for terms that only advise writers', () => {
    expect(fact('settings.rien')).toBeUndefined();
    expect(fact('terms.preuve')).toBeUndefined();
  });

  it('have one name each, all listed', () => {
    const names = factNames();
    expect(new Set(names).size).toBe(names.length);
    for (const field of Object.keys(identity)) expect(names).toContain(`identity.${field}`);
  });

  it('fit on one line and name no other fact', () => {
    for (const name of factNames()) expect(fact(name) ?? '').not.toMatch(/\n|\{\{/);
  });
});

describe('tables', () => {
  const lines = (name: string): string[] => (factTables.get(name) ?? '').split('\n');

  it.each([
    ['tables.settings', 49],
    ['tables.permissions', 15],
    ['tables.roles', 4],
    ['tables.errors', 29],
    ['tables.oauthErrors', 4],
    ['tables.certificateFailures', 3],
    ['tables.reportFailures', 2],
    ['tables.glossary', 40],
    ['tables.links', 6],
    ['tables.exampleTemplate', 5],
  ])('%s has a header and %d rows, as wide as the header', (name, count) => {
    expect(lines(name)).toHaveLength(count + 2);
    const widths = lines(name).map((line) => line.split(/(?<!\\)\|/).length);
    expect(new Set(widths).size).toBe(1);
  });

  it('are all named among the facts', () => {
    expect(factNames()).toEqual(expect.arrayContaining([...factTables.keys()]));
    expect(factTables.size).toBe(17);
  });

  it('say rights in words', () => {
    expect(factTables.get('tables.permissions')).toContain(
      '| Clore un dossier complet | non | les siens | oui | oui |',
    );
  });

  it('name the tools of each role', () => {
    const roles = factTables.get('tables.roles');
    expect(roles).toContain('| Lecteur | `viewer` | Console |');
    expect(roles).toContain('| Opérateur | `operator` | Application mobile |');
    expect(roles).toContain('| Gestionnaire | `manager` | Application mobile et console |');
  });

  it('give the English name and the API names of a term', () => {
    expect(factTables.get('tables.glossary')).toContain(
      '| Jeton de partage (share token) | `share_token`, `shr_…` | Secret',
    );
  });
});
