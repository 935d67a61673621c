// What search is told of the site. The sites of the tests have the same search, over other pages.
import { API_MARKUP } from './api-reference';
import { FIGURE_CLASS } from './figure-kit';
import { audiences } from './i18n/fr/search';
import { termEntries } from './product/glossary';
import { equivalentWords, readerWords } from './product/synonyms';
import search from './search';

export const siteSearch = search({
  synonyms: { terms: termEntries.map(([, term]) => term), readerWords, equivalentWords },
  audiences,
  markup: { ...API_MARKUP, figures: [FIGURE_CLASS] },
});
