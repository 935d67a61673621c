// Names of attributes and files that the build leaves in pages and beside them for scripts and for later steps.

/** The element that holds an article; its value is the address of the page. */
export const ARTICLE = 'data-article';
/** The element after an article. */
export const ARTICLE_END = 'data-article-end';
/** Beside its page: the article alone, which scripts fetch when the reader follows a link. */
export const ARTICLE_FILE = 'article.txt';

/** The element of a page without an article that holds its menu and its foot (src/components/PageParts). */
export const PARTS = 'data-page-parts';
/** Beside its page: that menu and that foot. */
export const PARTS_FILE = 'parts.txt';

/** Around the text of a page: menu, foot, list of changes, box of offline reading. */
export const PAGE_TOOLS = 'data-page-tools';

/**
 * A script after the style sheet, which makes browsers wait for that sheet: without it, Firefox and Safari would lay out the
 * rest of the page without its rules, and scroll to a section there. They do not wait for an empty script.
 */
export const AWAIT_STYLES = '0';

/** Characters of base64url in changes.json: two versions of a section have the same hash once in two hundred thousand. */
export const SECTION_HASH_LENGTH = 3;

/** `data-article` → `dataArticle`, as trees of HTML name it. */
export const propertyOf = (attribute: string): string =>
  attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
