// Lets a page name a fact of product/ instead of copying it: see product/facts.ts for the names.
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { replaceFacts, substituteFacts } from './replaceFacts';

export const preprocessor: NonNullable<MarkdownConfig['preprocessor']> = ({ filePath, fileContent }) =>
  replaceFacts(fileContent, path.relative(process.cwd(), filePath));

// A fault stays as it is here: the preprocessor sees the front matter too, and knows its line in the file.
function withFacts(value: unknown): unknown {
  if (typeof value === 'string') return substituteFacts(value).text;
  if (Array.isArray(value)) return value.map(withFacts);
  return value;
}

export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async ({
  defaultParseFrontMatter,
  ...file
}) => {
  const { frontMatter, content } = await defaultParseFrontMatter(file);
  return {
    frontMatter: Object.fromEntries(
      Object.entries(frontMatter).map(([key, value]) => [key, withFacts(value)]),
    ),
    // Docusaurus takes from it the description of a page that gives none.
    content: substituteFacts(content).text,
  };
};
