import { expect, it } from 'vitest';
import { factTables } from './facts';
import { machines } from './states';

it('each state machine has its table, with a row for each state', () => {
  for (const { id, states } of Object.values(machines)) {
    const table = factTables.get(`tables.states.${id}`) ?? '';
    expect(table.split('\n')).toHaveLength(states.length + 2);
    for (const { label, value } of states) expect(table).toContain(`| ${label} | \`${value}\` | `);
  }
});

it('a row says from which state the object comes, and what moves it', () => {
  expect(factTables.get('tables.states.certificat')).toContain(
    "Depuis « En cours de certification » : jeton d'horodatage et PDF obtenus",
  );
});
