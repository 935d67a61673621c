// Every rule, in the order in which its findings are reported.
import type { Rule } from '../rule';
import type { SiteRule } from '../site';
import { admonitions } from './admonitions';
import { codeFences } from './code-fences';
import { frontMatter } from './front-matter';
import { glossaryWords } from './glossary-words';
import { headingIds } from './heading-ids';
import { headings } from './headings';
import { images } from './images';
import { legalWording } from './legal-wording';
import { linkTexts } from './link-texts';
import { links } from './links';
import { orphans } from './orphans';
import { plainTyping } from './plain-typing';
import { rawHtml } from './raw-html';
import { screenLabels } from './screen-labels';
import { sentenceLength } from './sentence-length';
import { tables } from './tables';
import { typedFacts } from './typed-facts';

export const pageRules: readonly Rule[] = [
  frontMatter,
  headings,
  headingIds,
  plainTyping,
  rawHtml,
  admonitions,
  images,
  linkTexts,
  codeFences,
  tables,
  screenLabels,
  typedFacts,
  glossaryWords,
  legalWording,
  sentenceLength,
];

export const siteRules: readonly SiteRule[] = [links, orphans];
