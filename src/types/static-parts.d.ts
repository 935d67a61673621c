/** Set by plugins/static-parts: whether this bundle renders static parts, or takes their HTML from the pages. */
declare const RENDERS_STATIC_PARTS: boolean;
