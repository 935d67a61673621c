// In place of path-to-regexp, in the browser: the routes of a Docusaurus site are plain addresses, or `*` for all others.
// This plugin looks at them once the site is built: one with a pattern would never be found.

type Options = { readonly end?: boolean; readonly strict?: boolean; readonly sensitive?: boolean };

export const isPlainRoute = (path: string): boolean => path === '*' || !/[:*+?()\\]/.test(path);

/** React Router's links escape their address themselves. */
const escaped = (path: string): string =>
  path.replaceAll(/\\(.)/g, '$1').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function pathToRegexp(
  path: string,
  _keys: unknown,
  { end = true, strict = false, sensitive = false }: Options = {},
): RegExp {
  if (path === '*') return /.*/;
  const address = escaped(path);
  const source = strict ? address : `${address.replace(/\/$/, '')}(?:/(?=$))?`;
  const rest = end ? '$' : strict && address.endsWith('/') ? '' : '(?=/|$)';
  return new RegExp(`^${source}${rest}`, sensitive ? '' : 'i');
}

/** React Router makes the target of a redirection with it. */
pathToRegexp.compile = (path: string) => () => path;

export default pathToRegexp;
