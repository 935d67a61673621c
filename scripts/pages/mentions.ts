// Where the project names a page by its address, by its file or by its title.
import ts from 'typescript';
import { LEDGER, REDIRECTS } from '../../lib/addresses';
import { escapeRegExp } from '../../lib/escapeRegExp';
import type { PageNames } from '../../lib/pageNames';
import { relinked } from './links';
import { type Edit, lineAt, overlaps, type Project, pagesOf, type Range, sourceOf } from './project';
import { nodesIn, parse } from './syntax';

export type Place = { readonly file: string; readonly line: number; readonly excerpt: string };

const EXCERPT_LENGTH = 100;

export function placeAt(file: string, source: string, { start, end }: Range): Place {
  const lineStart = source.lastIndexOf('\n', start) + 1;
  const [line = ''] = source.slice(lineStart).split('\n', 1);
  // A paragraph is one line: what is around the name says enough.
  const around = line.slice(Math.max(0, start - lineStart - 40), end - lineStart + 20).trim();
  const excerpt = line.trim().length <= EXCERPT_LENGTH ? line.trim() : `…${around}…`;
  return { file, line: lineAt(source, start), excerpt };
}

export const oncePerLine = (places: readonly Place[]): Place[] =>
  places
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .filter(({ file, line }, i, all) => all[i - 1]?.file !== file || all[i - 1]?.line !== line);

const rangesOf = (source: string, pattern: RegExp): Range[] =>
  [...source.matchAll(pattern)].map(({ 0: text, index }) => ({ start: index, end: index + text.length }));

/** Old names are kept in these on purpose (redirects.ts). */
const keepsOldNames = (file: string): boolean => file === LEDGER || file === REDIRECTS;

/** Files in which the exact name of a page means this page. In a guide, it may be an example; samples are executed. */
const isMended = (file: string): boolean =>
  /\.(?:tsx?|mdx|ya?ml|tsv)$/.test(file) && !file.startsWith('product/samples/') && !keepsOldNames(file);

/** In code, strings. Comments give examples too, but those of product/ say what its data are about. */
function mendableIn(file: string, source: string): (range: Range) => boolean {
  if (!/\.tsx?$/.test(file) || file.startsWith('product/')) return () => true;
  const strings = nodesIn(
    parse(file, source),
    (node) => ts.isStringLiteralLike(node) || ts.isTemplateHead(node),
  );
  return ({ start }) => strings.some((node) => node.getStart() <= start && start < node.end);
}

/** `/docs/guide/page`, with or without a slash at its end; a section may follow. Behind `${…}`, it may be another site's. */
const addressPattern = ({ address }: PageNames): RegExp =>
  new RegExp(`(?<![\\w./}-])${escapeRegExp(address.replace(/\/$/, ''))}/?(?![\\w/-]|\\.\\w)`, 'g');

/** `docs/guide/page` before `.mdx` or `.questions.txt`, from the root of the project. */
const filePattern = ({ id }: PageNames): RegExp =>
  new RegExp(`(?<![\\w-]|\\w/)docs/${escapeRegExp(id)}(?=\\.(?:mdx|questions\\.txt)(?!\\w))`, 'g');

/** The same names, also in pieces, in a regular expression, behind a host: a person must check them. */
function loosePattern({ id, address }: PageNames): RegExp {
  const inPieces = (name: string, between: string): string =>
    name.split('/').filter(Boolean).map(escapeRegExp).join(between);
  return new RegExp(
    `\\b${inPieces(id, '\\W{1,4}')}\\\\?\\.(?:mdx|questions)|\\b${inPieces(address, '\\\\?/')}(?![\\w-]|\\\\?/(?!index\\.html)\\w)`,
    'g',
  );
}

/** The edits of a file that give a page its new address and its new file, and keep the links to it and its own. */
export function renamesIn(project: Project, file: string, from: PageNames, to: PageNames): Edit[] {
  if (!isMended(file)) return [];
  const source = sourceOf(project, file);
  const pages = pagesOf(project);
  const names: Edit[] = [
    ...rangesOf(source, addressPattern(from)).map((range) => ({ ...range, text: to.address })),
    ...rangesOf(source, filePattern(from)).map((range) => ({ ...range, text: `docs/${to.id}` })),
  ];
  const mended = names.length > 0 ? names.filter(mendableIn(file, source)) : [];
  const links = pages.includes(file) ? relinked(file, source, { from: from.file, to: to.file }, pages) : [];
  return [...mended, ...links.filter((link) => !mended.some((name) => overlaps(link, name)))];
}

/** What still names a page that has gone; `now` is what it is called since, which may hold parts of its old names. */
export function mentionsOf({ sources }: Project, page: PageNames, now?: PageNames): Place[] {
  return [...sources].flatMap(([file, source]) => {
    if (keepsOldNames(file)) return [];
    const right = now ? rangesOf(source, loosePattern(now)) : [];
    const found = rangesOf(source, loosePattern(page)).filter(
      (range) => !right.some((other) => overlaps(range, other)),
    );
    return oncePerLine(found.map((range) => placeAt(file, source, range)));
  });
}

/** Where a text names the page by its title: as a link, between « », or as a whole string. Bold is for labels of screens. */
export function titlesIn({ sources }: Project, page: PageNames, title: string): Place[] {
  if (title === '') return [];
  const text = escapeRegExp(title);
  const pattern = new RegExp(`(?<!\\*\\*)« ${text} »|\\[${text}\\]|(['"\`])${text}\\1`, 'g');
  return [...sources]
    .filter(([file]) => /^(?:docs|i18n|product|src|sidebars\.ts)/.test(file))
    .filter(([file]) => ![page.file, page.questions, 'product/labels.ts'].includes(file))
    .flatMap(([file, source]) =>
      oncePerLine(rangesOf(source, pattern).map((range) => placeAt(file, source, range))),
    );
}
