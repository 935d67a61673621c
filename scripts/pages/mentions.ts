// Where the project names a page by its address, by its file or by its title.
import ts from 'typescript';
import { LEDGER, REDIRECTS } from '../../lib/addresses';
import { escapeRegExp } from '../../lib/escapeRegExp';
import type { PageNames } from '../../lib/pageNames';
import { linkEdits } from './links';
import { type Edit, lineAt, overlaps, type Project, pagesOf, type Range, sourceOf } from './project';
import { nodesIn, parse } from './syntax';

export type Place = { readonly file: string; readonly line: number; readonly excerpt: string };

const EXCERPT_LENGTH = 100;

export function placeAt(file: string, source: string, { start, end }: Range): Place {
  const lineStart = source.lastIndexOf('\n', start) + 1;
  const [line = ''] = source.slice(lineStart).split('\n', 1);
  // Paragraphs are one long line.
  const around = line.slice(Math.max(0, start - lineStart - 40), end - lineStart + 20).trim();
  const excerpt = line.trim().length <= EXCERPT_LENGTH ? line.trim() : `…${around}…`;
  return { file, line: lineAt(source, start), excerpt };
}

/** In the order of files and lines. */
export const oncePerLine = (places: readonly Place[]): Place[] =>
  places
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .filter(({ file, line }, i, all) => all[i - 1]?.file !== file || all[i - 1]?.line !== line);

const rangesOf = (source: string, pattern: RegExp): Range[] =>
  [...source.matchAll(pattern)].map(({ 0: text, index }) => ({ start: index, end: index + text.length }));

/** These lists keep old addresses on purpose. */
const keepsOldNames = (file: string): boolean => file === LEDGER || file === REDIRECTS;

/** Where the exact name of a page means this page. Elsewhere it may be an example; samples are executed. */
const isEditable = (file: string): boolean =>
  /\.(?:tsx?|mdx|ya?ml|tsv)$/.test(file) && !file.startsWith('product/samples/') && !keepsOldNames(file);

/** In code, only strings: comments may give made-up examples, but not those of product/. */
function editableIn(file: string, source: string): (range: Range) => boolean {
  if (!/\.tsx?$/.test(file) || file.startsWith('product/')) return () => true;
  const strings = nodesIn(
    parse(file, source),
    (node) => ts.isStringLiteralLike(node) || ts.isTemplateHead(node),
  );
  return ({ start }) => strings.some((node) => node.getStart() <= start && start < node.end);
}

/** `/docs/guide/page`, with or without a final slash or a section; not behind a host or `${…}`. */
const addressPattern = ({ address }: PageNames): RegExp =>
  new RegExp(`(?<![\\w./}-])${escapeRegExp(address.replace(/\/$/, ''))}/?(?![\\w/-]|\\.\\w)`, 'g');

/** `docs/guide/page` before `.mdx` or `.questions.txt`. */
const filePattern = ({ id }: PageNames): RegExp =>
  new RegExp(`(?<![\\w-]|\\w/)docs/${escapeRegExp(id)}(?=\\.(?:mdx|questions\\.txt)(?!\\w))`, 'g');

/** The same names, also in pieces, in regular expressions or behind a host, which need a person to check. */
function loosePattern({ id, address }: PageNames): RegExp {
  const inPieces = (name: string, between: string): string =>
    name.split('/').filter(Boolean).map(escapeRegExp).join(between);
  return new RegExp(
    `\\b${inPieces(id, '\\W{1,4}')}\\\\?\\.(?:mdx|questions)|\\b${inPieces(address, '\\\\?/')}(?![\\w-]|\\\\?/(?!index\\.html)\\w)`,
    'g',
  );
}

/** The edits to one file when a page is moved. */
export function renamesIn(project: Project, file: string, from: PageNames, to: PageNames): Edit[] {
  if (!isEditable(file)) return [];
  const source = sourceOf(project, file);
  const pages = pagesOf(project);
  const names: Edit[] = [
    ...rangesOf(source, addressPattern(from)).map((range) => ({ ...range, text: to.address })),
    ...rangesOf(source, filePattern(from)).map((range) => ({ ...range, text: `docs/${to.id}` })),
  ];
  const sure = names.length > 0 ? names.filter(editableIn(file, source)) : [];
  const links = pages.includes(file) ? linkEdits(file, source, { from: from.file, to: to.file }, pages) : [];
  return [...sure, ...links.filter((link) => !sure.some((name) => overlaps(link, name)))];
}

/** The lines that still name a page that is gone; `now` are its new names, which may contain the old ones. */
export function mentionsOf({ sources }: Project, page: PageNames, now?: PageNames): Place[] {
  return [...sources].flatMap(([file, source]) => {
    if (keepsOldNames(file)) return [];
    const renamed = now ? rangesOf(source, loosePattern(now)) : [];
    const found = rangesOf(source, loosePattern(page)).filter(
      (range) => !renamed.some((other) => overlaps(range, other)),
    );
    return found.map((range) => placeAt(file, source, range));
  });
}

/** Where the title of a page is a link, is between « », or is a whole string. In bold it is a label of a screen. */
export function titlesIn({ sources }: Project, page: PageNames, title: string): Place[] {
  if (title === '') return [];
  const text = escapeRegExp(title);
  const pattern = new RegExp(`(?<!\\*\\*)« ${text} »|\\[${text}\\]|(['"\`])${text}\\1`, 'g');
  return [...sources]
    .filter(([file]) => /^(?:docs|i18n|product|src|sidebars\.ts)/.test(file))
    .filter(([file]) => ![page.file, page.questions, 'product/labels.ts'].includes(file))
    .flatMap(([file, source]) => rangesOf(source, pattern).map((range) => placeAt(file, source, range)));
}
