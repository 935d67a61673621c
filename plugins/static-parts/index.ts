// Adds what static parts need: the address of each page, and a constant that keeps them out of the browser's scripts.
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

/**
 * A static part of a page is rendered on the server only: its HTML is in the page, and not in the page's script
 * (markdown/rehypeStaticParts.ts, src/components/StaticPart). The writers' server has no such HTML: there the browser
 * renders the part, as it does the rest.
 */
export default function staticParts(): Plugin {
  return {
    name: 'static-parts',
    /** A page asks for its own address by `import page from '@generated/static-parts/default/docs/api/cases.mdx.json'`. */
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
