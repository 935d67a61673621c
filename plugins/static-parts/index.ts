// Adds static parts: pieces of a page whose HTML the server renders, and which the browser's scripts do not contain.
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

/**
 * markdown/rehypeStaticParts.ts finds the parts of a page, and src/components/StaticPart shows them. This plugin gives
 * them the address of each page, and the constant RENDERS_STATIC_PARTS. The constant is also true in the browser under
 * `npm start`, whose pages have no HTML from the server.
 */
export default function staticParts(): Plugin {
  return {
    name: 'static-parts',
    /** A page reads its own address by `import page from '@generated/static-parts/default/docs/api/cases.mdx.json'`. */
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const pages = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
      await Promise.all(
        pages.map(({ source, permalink }) =>
          actions.createData(`${source.replace('@site/', '')}.json`, { permalink }),
        ),
      );
    },
    configureWebpack: ({ mode }, isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          RENDERS_STATIC_PARTS: JSON.stringify(isServer || mode !== 'production'),
        }),
      ],
    }),
  };
}
