/** Set by plugins/static-parts: whether this bundle holds the content of static parts, or finds it in the pages. */
declare const RENDERS_STATIC_PARTS: boolean;
