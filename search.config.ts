// The options of search for this site. The fixture site has the same, with other pages.
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
