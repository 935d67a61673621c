import { expect, it } from 'vitest';
import { linesSaying, relabelPage, relabelSource } from './relabel';

it('a label is changed in sources, but not in comments or in longer strings', () => {
  const source = "// 'Partager'\nexport const a = {\n  b: 'Partager', // ici\n  c: 'Partager un lien',\n};\n";
  expect(relabelSource(source, 'Partager', "L'envoyer")).toEqual({
    text: "// 'Partager'\nexport const a = {\n  b: \"L'envoyer\", // ici\n  c: 'Partager un lien',\n};\n",
    count: 1,
  });
});

it('a label is changed in pages where it is all of a quotation', () => {
  expect(relabelPage('Touchez **« Partager »**, pas « Partager un lien ».', 'Partager', 'Envoyer')).toEqual({
    text: 'Touchez **« Envoyer »**, pas « Partager un lien ».',
    count: 1,
  });
});

it('lines that still have the label in their text, in any case, are listed', () => {
  const source =
    'Un dossier clos reste.\n`caseClos` et {{settings.dureeClos}}\nenclos, Clos2\n« Clos » : oui';
  expect(linesSaying(source, 'Clos')).toEqual([1, 4]);
});
