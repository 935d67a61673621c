// What makes a page of its source, in order. Named once: docusaurus.config.ts builds the pages with it, and
// plugins/search reads their texts with it.
import type { Options } from '@docusaurus/plugin-content-docs';
import { foreignWords } from '../product/lexicon';
import remarkApiReference from './api-reference/remarkApiReference';
import remarkFigures from './figures/remarkFigures';
import rehypeTerms from './glossary/rehypeTerms';
import rehypeMailLinks from './mail-links/rehypeMailLinks';
import rehypeStaticCode from './static-code/rehypeStaticCode';
import rehypeStaticParts from './static-parts/rehypeStaticParts';
import rehypeTables from './tables/rehypeTables';
import rehypeForeignTerms from './typography/rehypeForeignTerms';
import rehypeTypography from './typography/rehypeTypography';

type Plugins = NonNullable<Options['rehypePlugins']>;

/** Those that write what is read. Tables are named before the typography, which those names need. */
export const textPlugins: Plugins = [rehypeMailLinks, rehypeTables, rehypeTypography];

/**
 * Those that dress it. Terms come after the typography, since they cut sentences; static parts come last: nothing can
 * look into them afterwards.
 */
const dressPlugins: Plugins = [
  rehypeTerms,
  [rehypeForeignTerms, { lexicon: foreignWords }],
  rehypeStaticCode,
  rehypeStaticParts,
];

export const pagePlugins = {
  // Before the engine's own, so that its headings are in the table of contents.
  beforeDefaultRemarkPlugins: [remarkApiReference],
  remarkPlugins: [remarkFigures],
  rehypePlugins: [...textPlugins, ...dressPlugins],
} satisfies Options;
