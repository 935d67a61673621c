// What every page of the documentation needs, in the main script: six more files would be asked for otherwise.
import plugin from '@generated/docusaurus-plugin-content-docs/default/__plugin.json';
import DocItem from '@theme/DocItem';
import DocRoot from '@theme/DocRoot';
import DocsRoot from '@theme/DocsRoot';
import DocVersionRoot from '@theme/DocVersionRoot';

/** The bundler leaves out what nothing exports. */
export const shell = [DocsRoot, DocVersionRoot, DocRoot, DocItem, plugin];
