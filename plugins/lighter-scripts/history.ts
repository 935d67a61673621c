// In place of history, in the browser: the addresses of this site are those of its pages, and none stands behind a `#`.
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history';

/** Docusaurus and React Router name them; a site on a server has a use for neither. */
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
