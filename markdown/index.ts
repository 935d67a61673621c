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
import { type FigureOptions, rehypeClosedFigures, rehypeFigures } from './rehypeFigures';
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

/** Before the source is parsed, `{{settings.taillePiece}}` becomes the value of that fact. */
export const markdownConfig = {
  format: 'mdx',
  // Nobody types `:smile:` here, and Docusaurus would look for it in every word.
  emoji: false,
  preprocessor: replaceFactsOfPage,
  parseFrontMatter,
  hooks: { onBrokenMarkdownLinks: warnOfBrokenMarkdownLink, onBrokenMarkdownImages: 'throw' },
} satisfies Config['markdown'];

/** What pages explain and say in another language: the product's, unless a site of the tests has its own. */
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
    // Faults name file and line as typed; `{{tables.errors}}` becomes that table; components such as `<Operation />` become
    // what the OpenAPI contract says, before Docusaurus collects the headings of the table of contents.
    beforeDefaultRemarkPlugins: [remarkParseFaults, remarkFactTables, apiReference],
    // What no plugin replaces must be given by the page or by the theme.
    remarkPlugins: [remarkUnknownNames],
    rehypePlugins: [
      // The text itself: tables are labelled, and `<Figure />` becomes a drawing, before the typography, which their texts get
      // as well.
      rehypeMailLinks,
      withOptions(rehypeTables, { label: buildTexts.table }),
      withOptions(rehypeFigures, figures),
      rehypeTypography,
      // Who reads the text (search), before it is taken apart.
      ...textReaders,
      // Terms split the text into elements, and typography needs whole sentences.
      withOptions(rehypeGlossaryTerms, { terms: words.terms }),
      withOptions(rehypeForeignTerms, { lexicon: words.lexicon }),
      rehypeClosedFigures,
      rehypeCodeBlocks,
      // No plugin can see inside the article afterwards.
      rehypeStaticArticle,
    ],
  }) satisfies Options;
