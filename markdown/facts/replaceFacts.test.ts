import { describe, expect, it } from 'vitest';
import { factTables } from '../../product/facts';
import { identity } from '../../product/identity';
import { tableTag } from './remarkFactTables';
import { replaceFacts } from './replaceFacts';

const replaced = (text: string): string => replaceFacts(text, 'docs/x.mdx');

describe('replaceFacts', () => {
  it.each([
    ['prose', 'Une pièce pèse {{settings.taillePiece}} au plus.', 'Une pièce pèse 25 Mo au plus.'],
    ['a table cell', '| Taille | {{settings.taillePiece}} |', '| Taille | 25 Mo |'],
    ['a link target', '[Swagger]({{identity.swagger}})', `[Swagger](${identity.swagger})`],
    [
      'a code block',
      '```json\n{ "expires_in": {{settings.jetonAcces.value}} }\n```',
      '```json\n{ "expires_in": 3600 }\n```',
    ],
    [
      'front matter',
      '---\ndescription: Jetons de {{settings.jetonAcces}}.\n---',
      '---\ndescription: Jetons de 3 600 s.\n---',
    ],
  ])('replaces a fact in %s', (_, text, expected) => {
    expect(replaced(text)).toBe(expected);
  });

  it('replaces several on one line, with or without spaces inside the braces', () => {
    expect(replaced('{{ releases.api }} et {{releases.application}}, {{releases.api }}')).toBe(
      '1.6.0 et 2.6.0, 1.6.0',
    );
  });

  it('leaves an escaped placeholder as literal braces', () => {
    expect(replaced('`\\{{settings.rien}}` vaut {{releases.api}}')).toBe('`{{settings.rien}}` vaut 1.6.0');
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
    expect(() => replaced('Un.\n\nDeux : {{settings.taillePièce}}.')).toThrow(
      /^docs\/x\.mdx:3:8 : le fait « settings\.taillePièce » n'existe pas\. Noms proches : settings\.taillePiece, [\w.]+, [\w.]+\.$/,
    );
  });

  it('is refused when the braces are empty', () => {
    expect(() => replaced('{{ }}')).toThrow('docs/x.mdx:1:1 : le fait «  » n');
  });

  it('does not hide the next: one error tells them all', () => {
    let message = '';
    try {
      replaced('{{a.b}} {{releases.api}} {{c.d}}\n{{tables.rien}}');
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message.split('\n').map((line) => line.split(' : ')[0])).toEqual([
      'docs/x.mdx:1:1',
      'docs/x.mdx:1:26',
      'docs/x.mdx:2:1',
    ]);
  });
});
