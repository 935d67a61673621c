// A page of docs/, parsed once for all rules. Lines and columns are those of the file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type ContentFault, contentError } from '../lib/contentFault';
import { filesOf } from '../lib/filesOf';
import { findPlaceholders } from '../markdown/facts/placeholders';
import { parseFault } from '../markdown/parseFaults';
import { type FrontMatterFields, readFrontMatter } from '../markdown/readFrontMatter';

export type Page = {
  /** Path from the project's root, as a person would type it. */
  readonly file: string;
  readonly source: string;
  readonly tree: Root;
  readonly frontMatter: FrontMatterFields;
};

/** Replace the braces of `{{fact}}`, which MDX would parse as JavaScript. Same length, so that offsets stay right. */
const OPEN = '\uE000\uE000';
const CLOSE = '\uE001\uE001';
/** Replaces the backslash of `\{{`. */
const ESCAPE = '\uE002';

/** Text with its braces again, as the writer typed it. */
export const asTyped = (text: string): string =>
  text.replaceAll(OPEN, '{{').replaceAll(CLOSE, '}}').replaceAll(ESCAPE, '\\');

/** Whether a text, such as an address, names a fact: its value is not known here. */
export const namesFact = (text: string): boolean => text.includes(OPEN);

export const withoutFacts = (text: string): string => text.replace(/\uE000\uE000[^\uE001]*\uE001\uE001/g, '');

const parser = unified().use(remarkParse).use([remarkMdx, remarkFrontmatter, remarkGfm, remarkDirective]);

function readableByMdx(source: string): string {
  let result = source;
  for (const { name, start, end } of findPlaceholders(source)) {
    const readable = name === undefined ? `${ESCAPE}{{` : OPEN + source.slice(start + 2, end - 2) + CLOSE;
    result = result.slice(0, start) + readable + result.slice(end);
  }
  return result;
}

/** The page, or its first fault where it cannot be parsed: the build would stop there too. */
export function tryReadPage(file: string, source: string): Page | ContentFault {
  const { fields, fault } = readFrontMatter(source);
  if (fault) return fault;
  const readable = readableByMdx(source);
  try {
    return { file, source, tree: parser.parse(readable), frontMatter: fields };
  } catch (error) {
    return parseFault(error, readable);
  }
}

export const isPage = (reading: Page | ContentFault): reading is Page => 'tree' in reading;

export function readPage(file: string, source: string): Page {
  const reading = tryReadPage(file, source);
  if (!isPage(reading)) throw contentError(file, [reading]);
  return reading;
}

export const isPageFile = (file: string): boolean => /\.mdx?$/i.test(file);

export const readPages = (folder: string): Page[] =>
  filesOf(folder)
    .filter(isPageFile)
    .map((name) => path.posix.join(folder, name))
    .map((file) => readPage(file, readFileSync(file, 'utf8')));
