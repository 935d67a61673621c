import { describe, expect, it } from 'vitest';
import { EDITION_VARIABLE, type Edition, editions, readEdition } from './editions';
import { frenchDate } from './format';

const isDay = (date: string): boolean =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().slice(0, 10) === date;

it('lists the editions by date, newest first, one for each day', () => {
  const dates = editions.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
  expect(
    dates.filter((date) => !isDay(date)),
    'product/editions.ts : écrivez les dates AAAA-MM-JJ.',
  ).toEqual([]);
  for (const date of dates) expect(() => frenchDate(date)).not.toThrow();
});

it('has whole hashes', () => {
  const sums = editions.flatMap((edition) => edition.sums ?? []);
  expect(sums.filter((sum) => !/^[0-9a-f]{64}$/.test(sum))).toEqual([]);
  expect(new Set(sums).size).toBe(sums.length);
});

it('has the hash of every edition but the newest, whose archive may be still to make', () => {
  expect(
    editions.slice(1).filter(({ sums }) => sums === undefined),
    'product/editions.ts : retirez ces éditions, dont aucune archive ne garde les sources.',
  ).toEqual([]);
});

describe('a build', () => {
  const list: readonly Edition[] = [{ date: '2031-02-03' }, { date: '2030-01-02', sums: 'ab'.repeat(32) }];
  const built = (date: string | undefined, of = list) => readEdition({ [EDITION_VARIABLE]: date }, of);

  it('is a working one, unless a variable says that it is an edition', () => {
    expect(readEdition({}, list)).toBeUndefined();
    expect(built('')).toBeUndefined();
    expect(built('2031-02-03')).toBe(list[0]);
  });

  it.each([['2030-01-02'], ['2032-01-01'], ['demain']])('is no edition of « %s »', (date) => {
    expect(() => built(date)).toThrow(
      new RegExp(`${EDITION_VARIABLE} vaut « ${date} ».*celle du 2031-02-03.*Retirez-la`),
    );
  });

  it('is no edition of an empty list', () => {
    expect(() => built('2031-02-03', [])).toThrow(/la liste est vide/);
  });
});
