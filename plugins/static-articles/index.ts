// Adds static articles: what a page of the documentation shows is HTML that the server renders, and that the browser's
// scripts do not contain.
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

/**
 * markdown/rehypeStaticArticle.ts takes the article out of the script of a page, and src/components/StaticArticle shows
 * it. This plugin gives each page its own address, and the constant RENDERS_ARTICLES. The constant is also true in the
 * browser under `npm start`, whose pages have no HTML from the server.
 */
export default function staticArticles(): Plugin {
  return {
    name: 'static-articles',
    /** A page reads its own address by `import page from '@generated/static-articles/default/docs/api/cases.mdx.json'`. */
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
          RENDERS_ARTICLES: JSON.stringify(isServer || mode !== 'production'),
        }),
      ],
    }),
  };
}
