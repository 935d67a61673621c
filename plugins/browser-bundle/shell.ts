// What every page of the documentation needs, in the main script: six requests less.
import plugin from '@generated/docusaurus-plugin-content-docs/default/__plugin.json';
import DocItem from '@theme/DocItem';
import DocRoot from '@theme/DocRoot';
import DocsRoot from '@theme/DocsRoot';
import DocVersionRoot from '@theme/DocVersionRoot';

/** The bundler would leave out imports that are not used. */
export const shell = [DocsRoot, DocVersionRoot, DocRoot, DocItem, plugin];
