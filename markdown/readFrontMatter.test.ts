import { expect, it } from 'vitest';
import { readFrontMatter } from './readFrontMatter';

it.each([
  ['a colon in a value', 'title: Un\ndescription: Un : deux', 3, /deux-points .* : mettez la valeur entre/],
  [
    'a fact without quotes',
    'title: Un\ndescription: {{a.b}}',
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
])('%s in the front matter is reported with its line and the correction', (_, fields, line, mend) => {
  const message = expect.stringMatching(mend);
  expect(readFrontMatter(`---\n${fields}\n---\n\nTexte.\n`).fault).toEqual({ line, message });
});

it('a front matter that is never closed is reported', () => {
  const message = expect.stringContaining('mettez une ligne ---');
  expect(readFrontMatter('---\ntitle: Un\n\nTexte.\n').fault).toEqual({ line: 1, message });
});

it.each(['---\ntitle: "Un : deux"\nunlisted: true\n---\n', '---\n---\n', 'Texte.\n\n---\n'])(
  '%j has no fault',
  (page) => {
    expect(readFrontMatter(page).fault).toBeUndefined();
  },
);
