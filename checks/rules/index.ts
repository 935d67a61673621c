// Every rule, in the order in which the findings of a line are reported.
import type { Rule } from '../rule';
import type { SiteRule } from '../site';
import { admonitionFences } from './admonition-fences';
import { admonitions } from './admonitions';
import { apiPieces } from './api-pieces';
import { codeFences } from './code-fences';
import { components } from './components';
import { facts } from './facts';
import { figureNames } from './figure-names';
import { figures } from './figures';
import { frontMatter } from './front-matter';
import { glossaryWords } from './glossary-words';
import { headingIds } from './heading-ids';
import { headings } from './headings';
import { imageFiles } from './image-files';
import { images } from './images';
import { legalWording } from './legal-wording';
import { linkTexts } from './link-texts';
import { links } from './links';
import { orphans } from './orphans';
import { pageNames } from './page-names';
import { plainTyping } from './plain-typing';
import { questions } from './questions';
import { rawHtml } from './raw-html';
import { screenLabels } from './screen-labels';
import { sentenceLength } from './sentence-length';
import { sidebar } from './sidebar';
import { singleBraces } from './single-braces';
import { tablePipes } from './table-pipes';
import { tables } from './tables';
import { typedFacts } from './typed-facts';
import { typedLinks } from './typed-links';

export const pageRules: readonly Rule[] = [
  frontMatter,
  facts,
  singleBraces,
  components,
  headings,
  headingIds,
  plainTyping,
  rawHtml,
  admonitionFences,
  admonitions,
  images,
  linkTexts,
  codeFences,
  tables,
  tablePipes,
  screenLabels,
  typedFacts,
  glossaryWords,
  legalWording,
  sentenceLength,
];

/** No other rule can check a page that cannot be parsed. */
export const syntax: SiteRule = { id: 'syntax', check: ({ unreadable }) => [...unreadable] };

/** The contract can be parsed. Tests run the rules on its quality (checks/contract/). */
const contract: SiteRule = { id: 'contract', check: ({ contractFaults }) => [...contractFaults] };

/** A release refuses dead links that an ordinary build would only warn of, or not find. */
export const linkRules: readonly SiteRule[] = [links, typedLinks, figures];

export const siteRules: readonly SiteRule[] = [
  syntax,
  contract,
  ...linkRules,
  imageFiles,
  figureNames,
  apiPieces,
  pageNames,
  sidebar,
  orphans,
  questions,
];
