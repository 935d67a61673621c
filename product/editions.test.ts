import { describe, expect, it } from 'vitest';
import { EDITION_VARIABLE, type Edition, editions, readEdition } from './editions';

it('every edition has a whole hash, except the newest, whose archive may be still to make', () => {
  expect(
    editions.filter(({ sums = '' }, index) => !/^[0-9a-f]{64}$/.test(sums) && (index > 0 || sums)),
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

  it.each(['2030-01-02', 'demain'])('is no edition of « %s »', (date) => {
    expect(() => built(date)).toThrow(
      new RegExp(`${EDITION_VARIABLE} vaut « ${date} ».*celle du 2031-02-03.*Retirez-la`),
    );
    expect(() => built(date, [])).toThrow(/la liste est vide/);
  });
});
