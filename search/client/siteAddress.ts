/** The bundler's name for the base path of the site. */
declare const __webpack_public_path__: string;

/** The absolute address of a file of the site, in a page or in a worker. */
export const addressOf = (file: string): string =>
  new URL(`${__webpack_public_path__}${file}`, location.href).href;
