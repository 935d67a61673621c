import { describe, expect, it } from 'vitest';
import { fact, factNames, factTables } from '../../product/facts';
import { identity } from '../../product/identity';
import { tableTag } from './remarkFactTables';
import { replaceFacts } from './replaceFacts';

const replaced = (text: string): string => replaceFacts(text, 'docs/x.mdx');

/** Two facts of the product, whichever they are. */
const [first = '', second = ''] = factNames().filter((name) => fact(name) !== undefined);

describe('replaceFacts', () => {
  it.each([
    ['prose', `Voici {{${first}}} au plus.`, `Voici ${fact(first)} au plus.`],
    ['a table cell', `| Taille | {{${first}}} |`, `| Taille | ${fact(first)} |`],
    ['a link target', '[Swagger]({{identity.swagger}})', `[Swagger](${identity.swagger})`],
    ['a code block', `~~~json\n{ "a": {{${first}}} }\n~~~`, `~~~json\n{ "a": ${fact(first)} }\n~~~`],
    [
      'front matter',
      `---\ndescription: « {{${first}}} ».\n---`,
      `---\ndescription: « ${fact(first)} ».\n---`,
    ],
  ])('replaces a fact in %s', (_, text, expected) => {
    expect(replaced(text)).toBe(expected);
  });

  it('replaces several on one line, with or without spaces inside the braces', () => {
    expect(replaced(`{{ ${first} }} et {{${second}}}, {{${first} }}`)).toBe(
      `${fact(first)} et ${fact(second)}, ${fact(first)}`,
    );
  });

  it('leaves an escaped placeholder as literal braces', () => {
    expect(replaced(`\`\\{{settings.rien}}\` vaut {{${first}}}`)).toBe(
      `\`{{settings.rien}}\` vaut ${fact(first)}`,
    );
  });

  it('leaves alone what cannot be a name', () => {
    const jsx = "<Figure sizes={{ wide: '3' }} /> {/* #ancre */} `{a}`";
    expect(replaced(jsx)).toBe(jsx);
  });
});

describe('a table', () => {
  const name = [...factTables.keys()][0] ?? '';

  it('keeps its one line, and its indentation in a list', () => {
    expect(replaced(`- Erreurs :\n\n  {{${name}}}\n\nAprès.`)).toBe(
      `- Erreurs :\n\n  ${tableTag(name)}\n\nAprès.`,
    );
  });

  it.each([`Voici {{${name}}}`, `{{${name}}}.`])('is refused amid text: %s', (text) => {
    expect(() => replaced(text)).toThrow(`le tableau « ${name} » doit être seul sur sa ligne.`);
  });
});

describe('an unknown name', () => {
  it('is refused with file, line, column and the three nearest names', () => {
    expect(() => replaced(`Un.\n\nDeux : {{${first}É}}.`)).toThrow(
      new RegExp(
        `^docs/x\\.mdx:3:8 : le fait « ${first}É » n'existe pas\\. Noms proches : ${first}, [\\w.]+, [\\w.]+\\.$`,
      ),
    );
  });

  it('is refused when the braces are empty', () => {
    expect(() => replaced('{{ }}')).toThrow('docs/x.mdx:1:1 : le fait «  » n');
  });

  it('does not hide the next: one error tells them all', () => {
    let message = '';
    try {
      replaced('{{a.b}} {{legal.note}} {{c.d}}\n{{tables.rien}}');
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message.split('\n').map((line) => line.split(' : ')[0])).toEqual([
      'docs/x.mdx:1:1',
      'docs/x.mdx:1:24',
      'docs/x.mdx:2:1',
    ]);
  });
});
