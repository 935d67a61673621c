// The plugins that turn the Markdown source of a page into HTML, in the order in which they run.
import type { Options } from '@docusaurus/plugin-content-docs';
import type { Config } from '@docusaurus/types';
import { buildTexts } from '../i18n/fr/build';
import { glossary } from '../product/glossary';
import { foreignWords } from '../product/lexicon';
import { warnOfBrokenMarkdownLink } from './brokenMarkdownLinks';
import rehypeCodeBlocks, { remarkColours } from './code/rehypeCodeBlocks';
import remarkFactTables from './facts/remarkFactTables';
import { replaceFactsOfPage } from './facts/replaceFacts';
import { parseFrontMatter } from './frontMatter';
import { type FigureOptions, rehypeClosedFigures, rehypeFigures } from './rehypeFigures';
import rehypeForeignTerms from './rehypeForeignTerms';
import rehypeGlossaryTerms from './rehypeGlossaryTerms';
import rehypeMailLinks from './rehypeMailLinks';
import rehypeStaticArticle from './rehypeStaticArticle';
import rehypeTables from './rehypeTables';
import rehypeTypography from './rehypeTypography';
import remarkParseFaults from './remarkParseFaults';
import remarkUnknownNames from './remarkUnknownNames';

type Plugins = NonNullable<Options['rehypePlugins']>;

/**
 * Binds a plugin to its options. Docusaurus writes its whole configuration into the browser's main script, but leaves
 * functions out: `[plugin, options]` would publish the glossary and the paths of the machine that builds the site.
 */
const withOptions =
  <PluginOptions, Transform>(plugin: (options: PluginOptions) => Transform, options: PluginOptions) =>
  (): Transform =>
    plugin(options);

/** 1. Before the source is parsed: `{{settings.taillePiece}}` becomes the value of that fact. */
export const markdownConfig = {
  format: 'mdx',
  // Nobody types `:smile:` here, and Docusaurus would look for it in every word.
  emoji: false,
  preprocessor: replaceFactsOfPage,
  parseFrontMatter,
  hooks: { onBrokenMarkdownLinks: warnOfBrokenMarkdownLink, onBrokenMarkdownImages: 'throw' },
} satisfies Config['markdown'];

/** 2. The page is parsed: its errors name file and line as typed, and `{{tables.errors}}` becomes that table. */
export const sourcePlugins: Plugins = [remarkParseFaults, remarkFactTables];

/**
 * 3. Components such as `<Operation />` become what the OpenAPI contract says. This runs before Docusaurus' own remark
 * plugins, which collect the headings of the table of contents. The colours of all code are asked for then.
 */
type ApiReferencePlugin = Plugins[number];

/** 4. What no plugin replaces must be given by the page or by the theme. */
const namePlugins: Plugins = [remarkUnknownNames];

/**
 * 5. The text itself. Tables are labelled, and `<Figure />` becomes a drawing, before the typography, so that their texts
 * get it as well. Then comes who reads it (search), before it is taken apart.
 */
const textPlugins = (figures: FigureOptions): Plugins => [
  rehypeMailLinks,
  withOptions(rehypeTables, { label: buildTexts.table }),
  withOptions(rehypeFigures, figures),
  rehypeTypography,
];

/**
 * 6. How the text is presented. Glossary and foreign terms come after the typography, which needs whole sentences,
 * because they split the text into elements. The static article comes last, because no plugin can see inside it afterwards.
 */
const presentationPlugins = ({ terms, lexicon }: Words): Plugins => [
  withOptions(rehypeGlossaryTerms, { terms }),
  withOptions(rehypeForeignTerms, { lexicon }),
  rehypeClosedFigures,
  rehypeCodeBlocks,
  rehypeStaticArticle,
];

/** What pages explain and say in another language: the product's, unless a site of the tests has its own. */
type Words = Parameters<typeof rehypeGlossaryTerms>[0] & Parameters<typeof rehypeForeignTerms>[0];
const PRODUCT_WORDS: Words = { terms: glossary, lexicon: foreignWords };

type PageOptions = {
  readonly figures: FigureOptions;
  readonly apiReference: ApiReferencePlugin;
  readonly textReaders: Plugins;
  readonly words?: Words;
};

export const pagePlugins = ({ figures, apiReference, textReaders, words = PRODUCT_WORDS }: PageOptions) =>
  ({
    beforeDefaultRemarkPlugins: [...sourcePlugins, apiReference, remarkColours],
    remarkPlugins: namePlugins,
    rehypePlugins: [...textPlugins(figures), ...textReaders, ...presentationPlugins(words)],
  }) satisfies Options;
