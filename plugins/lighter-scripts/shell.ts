// What every page of the documentation needs, in the main script: as files of their own, they would be asked for once that
// script has run.
import plugin from '@generated/docusaurus-plugin-content-docs/default/__plugin.json';
import DocItem from '@theme/DocItem';
import DocRoot from '@theme/DocRoot';
import DocsRoot from '@theme/DocsRoot';
import DocVersionRoot from '@theme/DocVersionRoot';

/** Nobody calls it, and its script is never asked for: it brings the rules of what articles hold into the style sheet. */
export const components = () =>
  import(/* webpackChunkName: "article-components" */ '@theme-original/MDXComponents');

/** The bundler leaves out what nothing exports. */
export const shell = [DocsRoot, DocVersionRoot, DocRoot, DocItem, plugin];
