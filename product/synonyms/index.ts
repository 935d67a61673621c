// Synonyms for search: words that readers type for those of the pages. search/build/synonyms.ts adds those of the
// glossary: English names, names in the API, banned words.
import { wordsOfDevelopers } from './api';
import { wordsOfAdministrators } from './console';
import { generalWords } from './general';
import { wordsOfUsers } from './users';

/**
 * By a reader's words, the words of the pages to search for as well; in this direction only. A bar separates
 * alternatives: `effacer|jeter photo` stands for « effacer photo » and « jeter photo ».
 */
export const readerWords: readonly Readonly<Record<string, readonly string[]>>[] = [
  generalWords,
  wordsOfUsers,
  wordsOfAdministrators,
  wordsOfDevelopers,
];

/** Words of the same meaning but with different stems: search takes each for the others. */
export const equivalentWords: readonly (readonly string[])[] = [
  ['photo', 'prise de vue'],
  ['légal', 'loi', 'juridique'],
  ['rejet', 'refus'],
  ['transmission', 'envoi'],
  ['conservation', 'durée de conservation'],
];
