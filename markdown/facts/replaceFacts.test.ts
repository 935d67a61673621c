import { describe, expect, it } from 'vitest';
import { fact, factNames, factTables } from '../../product/facts';
import { identity } from '../../product/identity';
import { tableTag } from './remarkFactTables';
import { replaceFacts } from './replaceFacts';

const replaced = (text: string): string => replaceFacts(text, 'docs/x.mdx');

/** Two facts of the product, whichever they are. */
const [first = '', second = ''] = factNames().filter((name) => fact(name) !== undefined);

it.each([
  ['prose', `Voici {{${first}}} au plus.`, `Voici ${fact(first)} au plus.`],
  ['a table cell', `| Taille | {{${first}}} |`, `| Taille | ${fact(first)} |`],
  ['a link target', '[Swagger]({{identity.swagger}})', `[Swagger](${identity.swagger})`],
  ['a code block', `~~~json\n{ "a": {{${first}}} }\n~~~`, `~~~json\n{ "a": ${fact(first)} }\n~~~`],
  ['front matter', `---\ntitle: « {{${first}}} »\n---`, `---\ntitle: « ${fact(first)} »\n---`],
  ['a text, with or without spaces', `{{ ${first} }}, {{${first} }}`, `${fact(first)}, ${fact(first)}`],
  ['a line with others', `{{${first}}} et {{${second}}}`, `${fact(first)} et ${fact(second)}`],
  ['what follows escaped braces', `\`\\{{a.b}}\` vaut {{${first}}}`, `\`{{a.b}}\` vaut ${fact(first)}`],
])('a fact is replaced in %s', (_, text, expected) => {
  expect(replaced(text)).toBe(expected);
});

it('what cannot be a name stays as it is', () => {
  const jsx = "<Figure sizes={{ wide: '3' }} /> {/* #ancre */} `{a}`";
  expect(replaced(jsx)).toBe(jsx);
});

describe('a table', () => {
  const name = [...factTables.keys()][0] ?? '';

  it('keeps its one line, and its indentation in a list', () => {
    const expected = `- Erreurs :\n\n  ${tableTag(name)}\n\nAprès.`;
    expect(replaced(`- Erreurs :\n\n  {{${name}}}\n\nAprès.`)).toBe(expected);
  });

  it.each([`Voici {{${name}}}`, `{{${name}}}.`])('is refused amid text: %s', (text) => {
    expect(() => replaced(text)).toThrow(`le tableau « ${name} » doit être seul sur sa ligne.`);
  });
});

describe('an unknown name', () => {
  it('is refused with file, line, column and the three nearest names', () => {
    const message = `le fait « ${first}É » n'existe pas\\. Noms proches : ${first}, [\\w.]+, [\\w.]+\\.`;
    expect(() => replaced(`Un.\n\nDeux : {{${first}É}}.`)).toThrow(
      new RegExp(`^docs/x\\.mdx:3:8 : ${message}$`),
    );
  });

  it('is refused when the braces are empty', () => {
    expect(() => replaced('{{ }}')).toThrow('docs/x.mdx:1:1 : le fait «  » n');
  });

  it('does not hide the next: one error names them all', () => {
    expect(() => replaced('{{a.b}} {{legal.note}} {{c.d}}\n{{tables.rien}}')).toThrow(
      /^docs\/x\.mdx:1:1 .*\ndocs\/x\.mdx:1:24 .*\ndocs\/x\.mdx:2:1 .*$/,
    );
  });
});
