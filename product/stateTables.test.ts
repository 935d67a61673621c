import { expect, it } from 'vitest';
import { factTables } from './facts';
import { machines } from './states';

it('each machine has its table: a row a state, with the ways into it', () => {
  for (const { id, states } of Object.values(machines)) {
    const table = factTables.get(`tables.states.${id}`) ?? '';
    expect(table.split('\n')).toHaveLength(states.length + 2);
    for (const { label, value } of states) expect(table).toContain(`| ${label} | \`${value}\` | `);
  }
});

it('a way says from which state, and what brings it', () => {
  expect(factTables.get('tables.states.certificat')).toContain(
    "Depuis « En cours de certification » : jeton d'horodatage et PDF obtenus",
  );
});
