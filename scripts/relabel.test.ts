import { expect, it } from 'vitest';
import { linesSaying, relabelPage, relabelSource } from './relabel';

it('changes a label in the facts, and leaves comments, other strings and layout', () => {
  const source = "// 'Partager'\nexport const a = {\n  b: 'Partager', // ici\n  c: 'Partager un lien',\n};\n";
  expect(relabelSource(source, 'Partager', "L'envoyer")).toEqual({
    text: "// 'Partager'\nexport const a = {\n  b: \"L'envoyer\", // ici\n  c: 'Partager un lien',\n};\n",
    count: 1,
  });
});

it('changes what a page quotes, whole', () => {
  expect(relabelPage('Touchez **« Partager »**, pas « Partager un lien ».', 'Partager', 'Envoyer')).toEqual({
    text: 'Touchez **« Envoyer »**, pas « Partager un lien ».',
    count: 1,
  });
});

it('names the lines that still say it in their text, in any case, and no code or name of a fact', () => {
  const source =
    'Un dossier clos reste.\n`caseClos` et {{settings.dureeClos}}\nenclos, Clos2\n« Clos » : oui';
  expect(linesSaying(source, 'Clos')).toEqual([1, 4]);
});
