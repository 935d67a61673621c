// What the build leaves in the pages and beside them for scripts and for later steps: who writes it and who reads it agree
// on the names here.

/** The element that holds an article; its value is the address of the page. */
export const ARTICLE = 'data-article';
/** The element behind an article. */
export const ARTICLE_END = 'data-article-end';
/** Beside its page: the article alone, which scripts fetch when the reader follows a link. */
export const ARTICLE_FILE = 'article.txt';

/** The element of a page without an article in which its menu and its foot stand (src/components/PageParts). */
export const PARTS = 'data-page-parts';
/** Beside its page: that menu and that foot. */
export const PARTS_FILE = 'parts.txt';

/** What is around the text of a page, and no part of it: menu, foot, what has changed, the box of offline reading. */
export const PAGE_TOOLS = 'data-page-tools';

/**
 * The script behind the style sheet of a page, which does nothing: all browsers run a script only when the sheets before it
 * are there, and read on only then. Without it, Firefox and Safari would lay out the rest of the page before it has its rules,
 * and look for the section that an address names in that. An empty script would not be waited for.
 */
export const AWAIT_STYLES = '0';

/**
 * The hash of a section, as browsers keep it to know what has changed since the last visit (changes.json): two versions have
 * the same signs once in two hundred thousand.
 */
export const SECTION_HASH_LENGTH = 3;

/** As the trees of HTML name an attribute: `dataArticle`. */
export const propertyOf = (attribute: string): string =>
  attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
