// Replaces facts in the front matter of a page, and applies French typography to the fields that readers see.
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { contentError } from '../lib/contentFault';
import { frenchTypography } from '../lib/typography/frenchTypography';
import { substituteFacts } from './facts/replaceFacts';
import { frontMatterFault } from './frontMatterFault';

const VISIBLE_FIELDS = new Set(['title', 'description', 'sidebar_label', 'pagination_label']);

// An unknown fact is left as it is typed: the preprocessor sees the front matter too, and reports it with its line.
function withFacts(value: unknown): unknown {
  if (typeof value === 'string') return substituteFacts(value).text;
  if (Array.isArray(value)) return value.map(withFacts);
  return value;
}

function finishedField(name: string, typed: unknown): unknown {
  const value = withFacts(typed);
  return VISIBLE_FIELDS.has(name) && typeof value === 'string' ? frenchTypography(value) : value;
}

export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async ({
  defaultParseFrontMatter,
  ...file
}) => {
  const fault = frontMatterFault(file.fileContent);
  // Docusaurus would name neither the file nor, in the file, the line.
  if (fault) throw contentError(path.relative(process.cwd(), file.filePath), [fault]);
  const { frontMatter, content } = await defaultParseFrontMatter(file);
  return {
    frontMatter: Object.fromEntries(
      Object.entries(frontMatter).map(([name, value]) => [name, finishedField(name, value)]),
    ),
    // Docusaurus takes the description from the content when the front matter has none.
    content: substituteFacts(content).text,
  };
};
