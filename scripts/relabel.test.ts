import { expect, it } from 'vitest';
import { relabelPage, relabelSource } from './relabel';

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
