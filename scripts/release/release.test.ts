import { describe, expect, it } from 'vitest';
import { editionToMake, withArchiveHash } from './release';

const sums = 'ab'.repeat(32);
const made = { date: '2030-01-02', sums };
const fresh = { date: '2031-02-03' };

describe('the edition to make', () => {
  it('is the newest, typed or not', () => {
    expect(editionToMake([fresh, made])).toBe(fresh);
    expect(editionToMake([fresh, made], '2031-02-03')).toBe(fresh);
  });

  it.each([
    ['the list is empty', [], undefined, /liste des éditions est vide.*Ajoutez une édition/],
    ['its date is not in the list', [fresh], '2031-02-04', /datée « 2031-02-04 ».*Ajoutez une édition/],
    ['it is made already', [made], undefined, /du 2 janvier 2030 est déjà faite.*Ajoutez une édition/],
    ['it is made already, as typed', [fresh, made], '2030-01-02', /du 2 janvier 2030 est déjà faite/],
    ['another one came after it', [made, { date: '2029-01-01' }], '2029-01-01', /n'est plus la plus récente/],
  ])('is refused where %s', (_, list, wanted, message) => {
    expect(() => editionToMake(list, wanted)).toThrow(message);
  });
});

describe('the hash of an edition', () => {
  it.each([
    ['beside its date', "[{ date: '2031-02-03' }, { date: '2030-01-02', sums: 'x' }]"],
    ['on the line of its date', "[\n  {\n    date: '2031-02-03', // la première\n  },\n]"],
    ['in no comment', "[\n  // { date: '2031-02-03' }\n  { date: '2031-02-03' },\n]"],
  ])('is noted %s, and the rest stays', (_, list) => {
    const source = `// Une liste.\nexport const editions = ${list};\n`;
    const at = source.lastIndexOf("'2031-02-03'") + "'2031-02-03'".length;
    const noted = `${source.slice(0, at)}, sums: '${sums}'${source.slice(at)}`;
    expect(withArchiveHash(source, '2031-02-03', sums)).toBe(noted);
  });

  it('is in the message where the edition is not found', () => {
    expect(() => withArchiveHash('const editions = [];', '2031-02-03', sums)).toThrow(sums);
  });
});
