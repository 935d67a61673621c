// The plugins that turn the Markdown source of a page into HTML, in the order in which they run.
import type { Options } from '@docusaurus/plugin-content-docs';
import type { Config } from '@docusaurus/types';
import { buildTexts } from '../i18n/fr/build';
import { glossary } from '../product/glossary';
import { foreignWords } from '../product/lexicon';
import { warnOfBrokenMarkdownLink } from './brokenMarkdownLinks';
import rehypeCodeBlocks from './code/rehypeCodeBlocks';
import remarkFactTables from './facts/remarkFactTables';
import { replaceFactsOfPage } from './facts/replaceFacts';
import { parseFrontMatter } from './frontMatter';
import remarkParseFaults from './parseFaults';
import { type FigureOptions, rehypeFigureHtml, rehypeFigures } from './rehypeFigures';
import rehypeForeignTerms from './rehypeForeignTerms';
import rehypeGlossaryTerms from './rehypeGlossaryTerms';
import rehypeMailLinks from './rehypeMailLinks';
import rehypeStaticArticle from './rehypeStaticArticle';
import rehypeTables from './rehypeTables';
import rehypeTypography from './rehypeTypography';
import remarkUnknownNames from './unknownNames';

type Plugins = NonNullable<Options['rehypePlugins']>;

/**
 * Binds a plugin to its options. Docusaurus writes its whole configuration into the browser's main script, but leaves
 * functions out: `[plugin, options]` would publish the glossary and the paths of the machine that builds the site.
 */
const withOptions =
  <PluginOptions, Transform>(plugin: (options: PluginOptions) => Transform, options: PluginOptions) =>
  (): Transform =>
    plugin(options);

export const markdownConfig = {
  format: 'mdx',
  // Docusaurus would look for `:smile:` in every word.
  emoji: false,
  preprocessor: replaceFactsOfPage,
  parseFrontMatter,
  hooks: { onBrokenMarkdownLinks: warnOfBrokenMarkdownLink, onBrokenMarkdownImages: 'throw' },
} satisfies Config['markdown'];

/** The terms that pages explain, and their words of other languages. A site of the tests has its own. */
type Words = Parameters<typeof rehypeGlossaryTerms>[0] & Parameters<typeof rehypeForeignTerms>[0];
const PRODUCT_WORDS: Words = { terms: glossary, lexicon: foreignWords };

type PageOptions = {
  readonly figures: FigureOptions;
  readonly apiReference: Plugins[number];
  readonly textReaders: Plugins;
  readonly words?: Words;
};

export const pagePlugins = ({ figures, apiReference, textReaders, words = PRODUCT_WORDS }: PageOptions) =>
  ({
    // `<Operation />` and the like are replaced before Docusaurus collects the headings of the table of contents.
    beforeDefaultRemarkPlugins: [remarkParseFaults, remarkFactTables, apiReference],
    remarkPlugins: [remarkUnknownNames],
    rehypePlugins: [
      rehypeMailLinks,
      // Before the typography, which labels of tables and words of drawings need too.
      withOptions(rehypeTables, { label: buildTexts.table }),
      withOptions(rehypeFigures, figures),
      rehypeTypography,
      // Search, among others: before terms split the text into elements.
      ...textReaders,
      withOptions(rehypeGlossaryTerms, words),
      withOptions(rehypeForeignTerms, words),
      rehypeFigureHtml,
      rehypeCodeBlocks,
      rehypeStaticArticle,
    ],
  }) satisfies Options;
