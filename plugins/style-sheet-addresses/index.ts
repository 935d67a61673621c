// Adds the base path to the addresses in style sheets: `url("/img/a.svg")`.
import type { LoadContext, Plugin } from '@docusaurus/types';
import { underBaseUrl } from '../../lib/underBaseUrl';

/** PostCSS keeps a value with comments in `raws`. */
type Declaration = { value: string; readonly raws: { readonly value?: { readonly raw: string } } };

const ADDRESS = /(url\(\s*["']?)(\/[^"')]*)/g;

const addBaseUrl = (baseUrl: string) => ({
  postcssPlugin: 'style-sheet-addresses',
  // `Declaration` would be called again after every change.
  Once(root: { walkDecls(visit: (declaration: Declaration) => void): void }): void {
    root.walkDecls((declaration) => {
      const value = declaration.raws.value?.raw ?? declaration.value;
      const complete = value.replace(ADDRESS, (_, start, address) => start + underBaseUrl(baseUrl, address));
      if (complete !== value) declaration.value = complete;
    });
  },
});

/** The bundler would add it too, but also inline or rename the pictures: `webpackIgnore` keeps it from them. */
export default function styleSheetAddresses({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'style-sheet-addresses',
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, addBaseUrl(baseUrl)] }),
  };
}
