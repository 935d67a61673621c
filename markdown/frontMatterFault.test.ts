import { expect, it } from 'vitest';
import { frontMatterFault } from './frontMatterFault';

it.each([
  [
    'a colon in a value',
    'title: Avant\ndescription: Un : deux',
    3,
    /deux-points suivi d'une espace : mettez la valeur entre guillemets/,
  ],
  [
    'a fact without quotes',
    'title: Un\ndescription: {{settings.rien}}',
    3,
    /« description » commence par une accolade/,
  ],
  ['a fact without quotes, then text', 'title: {{settings.rien}} et suite', 2, /guillemets droits/],
  ['a quote that stays open', 'title: "Un\ndescription: Deux', 3, /pas refermé/],
  ['a field twice', 'title: Un\ntitle: Deux', 3, /déjà donné/],
  ['a tab', 'title: Un\n\tdescription: Deux', 3, /tabulation|retrait|alignez/],
  ['no colon', 'title Un\ndescription: Deux', 2, /nom: valeur/],
  ['no space after the colon', 'title:Un', 2, /une espace après/],
  ['a reserved sign', 'title: `Un`', 2, /signe réservé/],
  ['a star', 'title: Un\ndescription: *Deux', 3, /commence par une étoile/],
])('names the line and the mend of %s', (_, fields, line, mend) => {
  const fault = frontMatterFault(`---\n${fields}\n---\n\nTexte.\n`);
  expect(fault?.message).toMatch(mend);
  expect(fault?.line).toBe(line);
});

it('reports fields that are never closed', () => {
  expect(frontMatterFault('---\ntitle: Un\n\nTexte.\n')).toEqual({
    line: 1,
    message: expect.stringContaining('mettez une ligne ---'),
  });
});

it('passes right fields, quoted ones, and a page that has none', () => {
  const pages = ['---\ntitle: "Un : deux"\nunlisted: true\n---\n', '---\n---\n', 'Texte.\n\n---\n'];
  expect(pages.map(frontMatterFault)).toEqual([undefined, undefined, undefined]);
});
