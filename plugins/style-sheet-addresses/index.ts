// Adds the base path of the site to the addresses in its style sheets: `url("/img/a.svg")`.
import type { LoadContext, Plugin } from '@docusaurus/types';
import { underBaseUrl } from '../../lib/underBaseUrl';

/** The part of a PostCSS declaration that is used here. PostCSS keeps a value with comments apart, in `raws`. */
type Declaration = { value: string; readonly raws: { readonly value?: { readonly raw: string } } };

const ADDRESS = /(url\(\s*["']?)(\/[^"')]*)/g;

const withBaseUrl = (value: string, baseUrl: string): string =>
  value.replace(ADDRESS, (_, before: string, address: string) => before + underBaseUrl(baseUrl, address));

const addressesUnder = (baseUrl: string) => ({
  postcssPlugin: 'style-sheet-addresses',
  // Once per style sheet and not at each visit of a declaration, which PostCSS repeats after every change.
  Once(root: { walkDecls(visit: (declaration: Declaration) => void): void }): void {
    root.walkDecls((declaration) => {
      const typed = declaration.raws.value?.raw ?? declaration.value;
      const complete = withBaseUrl(typed, baseUrl);
      if (complete !== typed) declaration.value = complete;
    });
  },
});

/**
 * The bundler would resolve these addresses too, but it writes small pictures into the style sheet and gives the others
 * new names: `webpackIgnore` keeps it from them, and nobody else would add the base path.
 */
export default function styleSheetAddresses({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'style-sheet-addresses',
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, addressesUnder(baseUrl)] }),
  };
}
