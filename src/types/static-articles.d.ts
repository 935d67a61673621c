/** Set by plugins/static-articles: whether this bundle renders articles, or takes their HTML from the pages. */
declare const RENDERS_ARTICLES: boolean;
