// The fields at the head of a page: facts take the place of their names, and what a reader sees gets its typography.
import type { MarkdownConfig } from '@docusaurus/types';
import { frenchTypography } from '../lib/typography/frenchTypography';
import { substituteFacts } from './facts/replaceFacts';

const READ_FIELDS = new Set(['title', 'description', 'sidebar_label', 'pagination_label']);

// A fault stays as it is here: the preprocessor sees the front matter too, and knows its line in the file.
function withFacts(value: unknown): unknown {
  if (typeof value === 'string') return substituteFacts(value).text;
  if (Array.isArray(value)) return value.map(withFacts);
  return value;
}

function finished(name: string, typed: unknown): unknown {
  const value = withFacts(typed);
  return READ_FIELDS.has(name) && typeof value === 'string' ? frenchTypography(value) : value;
}

export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async ({
  defaultParseFrontMatter,
  ...file
}) => {
  const { frontMatter, content } = await defaultParseFrontMatter(file);
  return {
    frontMatter: Object.fromEntries(
      Object.entries(frontMatter).map(([name, value]) => [name, finished(name, value)]),
    ),
    // Docusaurus takes from it the description of a page that gives none.
    content: substituteFacts(content).text,
  };
};
