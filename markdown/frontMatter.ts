// Replaces facts in the front matter of a page, applies French typography to the fields that readers see, and names the
// share card of the page.
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { contentError } from '../lib/contentFault';
import { namesOf } from '../lib/pageNames';
import { shareCardOf } from '../lib/shareCards';
import { frenchTypography } from '../lib/typography/frenchTypography';
import { substituteFacts } from './facts/replaceFacts';
import { readFrontMatter } from './readFrontMatter';

const VISIBLE_FIELDS = new Set(['title', 'description', 'sidebar_label', 'pagination_label']);

/** An unknown fact stays as it is typed: the preprocessor reads the front matter too, and reports it with its line. */
function withFacts(value: unknown): unknown {
  if (typeof value === 'string') return substituteFacts(value).text;
  if (Array.isArray(value)) return value.map(withFacts);
  return value;
}

function finishedField(name: string, typed: unknown): unknown {
  const value = withFacts(typed);
  return VISIBLE_FIELDS.has(name) && typeof value === 'string' ? frenchTypography(value) : value;
}

/** `docs/guide/page.mdx`, also in a site of the tests. */
const PAGE = /(?:^|\/)(docs\/.+\.mdx)$/;

/** What pages import has no title, because Docusaurus refuses a front matter there. */
function shareCard(file: string, { title }: Readonly<Record<string, unknown>>): { readonly image?: string } {
  const [, page] = PAGE.exec(file.split(path.sep).join('/')) ?? [];
  return page === undefined || title === undefined ? {} : { image: shareCardOf(namesOf(page).address) };
}

export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async ({
  defaultParseFrontMatter,
  ...file
}) => {
  const { fault } = readFrontMatter(file.fileContent);
  const name = path.relative(process.cwd(), file.filePath);
  // Docusaurus would name neither the file nor, in the file, the line.
  if (fault) throw contentError(name, [fault]);
  const { frontMatter, content } = await defaultParseFrontMatter(file);
  const finished = Object.entries(frontMatter).map(([field, value]) => [field, finishedField(field, value)]);
  return {
    frontMatter: { ...shareCard(name, frontMatter), ...Object.fromEntries(finished) },
    // Docusaurus takes the description from the content when the front matter has none.
    content: substituteFacts(content).text,
  };
};
