// Words that people type for ours. The glossary already gives its English names and the words it bans.
import { wordsOfDevelopers } from './api';
import { wordsOfAdministrators } from './console';
import { generalWords } from './general';
import { wordsOfUsers } from './users';

/** Their words, then ours: a word or a few, each a way the pages may say it. One way: from theirs to ours. */
export const otherWords: readonly Readonly<Record<string, readonly string[]>>[] = [
  generalWords,
  wordsOfUsers,
  wordsOfAdministrators,
  wordsOfDevelopers,
];

/** Words of one meaning that no stem brings together. Both ways. */
export const families: readonly (readonly string[])[] = [
  ['photo', 'prise de vue'],
  ['légal', 'loi', 'juridique'],
  ['rejet', 'refus'],
  ['transmission', 'envoi'],
  ['conservation', 'durée de conservation'],
];
