// Adds static articles: what a page of the documentation shows is HTML that the server renders, and that the browser's
// scripts do not contain.
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

/** The page waits for its article, so that nothing moves once it is shown. */
const componentOf = (permalink: string): string =>
  `import { loadStaticArticle } from '@site/src/components/StaticArticle';
export default await loadStaticArticle(${JSON.stringify(permalink)});
`;

/**
 * markdown/rehypeStaticArticle.ts takes the article out of the script of a page, and puts there the component of its address,
 * which this plugin writes. The constant RENDERS_ARTICLES is true on the server, and in the browser under `npm start`, whose
 * pages have no HTML from the server.
 */
export default function staticArticles(): Plugin {
  return {
    name: 'static-articles',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const pages = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
      await Promise.all(
        pages.map(({ source, permalink }) =>
          actions.createData(`${source.replace('@site/', '')}.js`, componentOf(permalink)),
        ),
      );
    },
    configureWebpack: ({ mode }, isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          RENDERS_ARTICLES: JSON.stringify(isServer || mode !== 'production'),
        }),
      ],
    }),
  };
}
