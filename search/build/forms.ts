// Forms of words that the rules of endings do not recognise. The lists have a line for each word, in ASCII:
// - forms.txt: forms of one word with different stems, « suspendre » and « suspension ». A form stands for all those that
//   have its stem: « lisez » for « lisent »;
// - formsApart.txt: words that the rules would take for another, with all their forms: « fichier » for « fiche ».
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Forms } from '../shared/analyse';

const linesOf = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8').trim();

export const forms: Forms = { words: linesOf('forms.txt'), apart: linesOf('formsApart.txt') };
