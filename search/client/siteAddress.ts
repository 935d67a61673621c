/** The base path of the site, which the bundler knows. */
declare const __webpack_public_path__: string;

/** The whole address of a file of the site, in a page and in a worker. */
export const addressOf = (file: string): string =>
  new URL(`${__webpack_public_path__}${file}`, location.href).href;
