// How the source of a page becomes what is read, in order. docusaurus.config.ts builds the pages with it.
import type { Options } from '@docusaurus/plugin-content-docs';
import type { MarkdownConfig } from '@docusaurus/types';
import { remarkApiReference } from '../api-reference';
import { buildTexts } from '../i18n/fr/build';
import { glossary } from '../product/glossary';
import { foreignWords } from '../product/lexicon';
import { warnOfBrokenMarkdownLink } from './brokenMarkdownLinks';
import rehypeCodeBlocks from './code/rehypeCodeBlocks';
import { replaceFactsOfPage } from './facts/replaceFacts';
import { parseFrontMatter } from './frontMatter';
import rehypeForeignTerms from './rehypeForeignTerms';
import rehypeGlossaryTerms from './rehypeGlossaryTerms';
import rehypeMailLinks from './rehypeMailLinks';
import rehypeStaticParts from './rehypeStaticParts';
import rehypeTables from './rehypeTables';
import rehypeTypography from './rehypeTypography';
import remarkFigures, { type FigureOptions } from './remarkFigures';

type Plugins = NonNullable<Options['rehypePlugins']>;

/**
 * A plugin with its options inside. Docusaurus writes its whole configuration into the browser's main script, where
 * `[plugin, options]` would put a glossary and the paths of this machine; functions stay out.
 */
const withOptions =
  <Given, Transform>(plugin: (options: Given) => Transform, options: Given) =>
  (): Transform =>
    plugin(options);

/** 1. The source, before it is parsed: {{settings.taillePiece}} becomes the fact of that name. */
export const markdownSource = {
  format: 'mdx',
  preprocessor: replaceFactsOfPage,
  parseFrontMatter,
  hooks: { onBrokenMarkdownLinks: warnOfBrokenMarkdownLink, onBrokenMarkdownImages: 'throw' },
} satisfies Partial<MarkdownConfig>;

/** 2. Components that stand for the contract's words. Before Docusaurus' own: their headings are in the table of contents. */
const contentPlugins: Plugins = [remarkApiReference];

/** 3. Components that stand for a drawing. */
const figurePlugins = (figures: FigureOptions): Plugins => [withOptions(remarkFigures, figures)];

/** 4. What is read, in words. Tables are named before the typography, which those names need. */
export const textPlugins: Plugins = [
  rehypeMailLinks,
  withOptions(rehypeTables, { label: buildTexts.table }),
  rehypeTypography,
];

/**
 * 5. How it is presented. Terms come after the typography, since they cut sentences; static parts come last: nothing
 * can look into them afterwards.
 */
const presentationPlugins: Plugins = [
  withOptions(rehypeGlossaryTerms, { terms: glossary }),
  withOptions(rehypeForeignTerms, { lexicon: foreignWords }),
  rehypeCodeBlocks,
  rehypeStaticParts,
];

export const pagePlugins = (figures: FigureOptions) =>
  ({
    beforeDefaultRemarkPlugins: contentPlugins,
    remarkPlugins: figurePlugins(figures),
    rehypePlugins: [...textPlugins, ...presentationPlugins],
  }) satisfies Options;
