// Adds static articles: the content of a documentation page is rendered to HTML at build time and is in no script of the
// browser.
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

/** The top-level `await` makes the page wait for its article. */
const componentOf = (permalink: string): string =>
  `import { loadStaticArticle } from '@site/src/components/StaticArticle';
export default await loadStaticArticle(${JSON.stringify(permalink)});
`;

/**
 * markdown/rehypeStaticArticle.ts puts the component written here in the place of the article of each page. RENDERS_ARTICLES is
 * true on the server, and in the browser under `npm start`, where the server renders no HTML.
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
