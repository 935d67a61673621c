// The inside of a paragraph as Markdown: words, emphasis, code, links.
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

const BLANK = /[ \t\n\r\f]+/g;
const LETTER = /[\p{L}\p{N}]/u;
const SIGN = /[\p{P}\p{S}]/u;

/** Readers of Markdown make links of addresses that are plain text in the page. */
const LIKE_LINKS = /(https?:\/\/[^\s<>()]+|www\.[^\s<>()]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;
const HOLDS_LINKS = /:\/\/|www\.|@/;

/** Most words have none of these: the replacements below would take as long as all the rest. */
const SPECIAL = /[\\`*[\]_<&~]/;

/** Markdown's signs with a backslash. An underscore within a word needs none. */
export function escaped(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .replaceAll(/[\\`*[\]]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/<(?=[a-z/!?])/gi, '\\<')
    .replaceAll(/&(?=#|[a-z]\w*;)/gi, '\\&')
    .replaceAll('~~', '\\~~');
}

/** Between more backticks than the code has in a row. */
function codeSpan(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = /^`|`$|^ .*\S.* $/.test(code) ? ' ' : '';
  return `${fence}${padding}${code}${padding}${fence}`;
}

function words(text: string): string {
  const line = text.replaceAll(BLANK, ' ');
  if (!HOLDS_LINKS.test(line)) return escaped(line);
  return line
    .split(LIKE_LINKS)
    .map((part, index) => (index % 2 === 1 ? codeSpan(part) : escaped(part)))
    .join('');
}

/** Spaces at the ends stay outside: Markdown sees no emphasis in `** a **`. */
function around(text: string, mark: (inner: string) => string): string {
  const [, before = '', inner = '', after = ''] = /^( *)([\s\S]*?)( *)$/.exec(text) ?? [];
  return inner === '' ? before + after : before + mark(inner) + after;
}

/** Markdown does not see where emphasis begins or ends between a letter and a sign. */
function isSeen(before: string, inner: string, after: string): boolean {
  const [first = '', last = ''] = [inner.at(0), inner.at(-1)];
  return !(LETTER.test(before) && SIGN.test(first)) && !(LETTER.test(after) && SIGN.test(last));
}

const EMPHASIS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '_', i: '_' };

export type Links = {
  readonly addressOf: (href: string) => string;
  /** Replaces an element by a text; undefined keeps its content. */
  readonly textFor: (element: Element) => string | undefined;
};

function link({ properties }: Element, text: string, { addressOf }: Links): string {
  const address = addressOf(String(properties.href));
  const target = /[\s()]/.test(address) ? `<${address}>` : address;
  return around(text, (inner) =>
    codeSpan(address) === inner || codeSpan(address.replace(/^mailto:/, '')) === inner
      ? `<${address.replace(/^mailto:/, '')}>`
      : `[${inner}](${target})`,
  );
}

function element(node: Element, options: Links): string {
  const { tagName: name, properties, children } = node;
  const replacement = options.textFor(node);
  if (replacement !== undefined) return replacement;
  if (name === 'code') return codeSpan(textOf(node).replaceAll(BLANK, ' '));
  if (name === 'br') return '\\\n';
  if (name === 'img')
    return `![${escaped(String(properties.alt ?? ''))}](${options.addressOf(String(properties.src ?? ''))})`;
  if (name === 'a' && properties.href !== undefined) return link(node, inline(children, options), options);
  return inline(children, options);
}

export function inline(nodes: readonly ElementContent[], options: Links): string {
  const pieces = nodes.map((node) =>
    node.type === 'element'
      ? { text: element(node, options), mark: EMPHASIS[node.tagName] }
      : { text: node.type === 'text' ? words(node.value) : '', mark: undefined },
  );
  return pieces
    .map(({ text, mark }, index) => {
      if (!mark) return text;
      const [before = '', after = ''] = [pieces[index - 1]?.text.at(-1), pieces[index + 1]?.text.at(0)];
      return around(text, (inner) => (isSeen(before, inner, after) ? mark + inner + mark : inner));
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ');
}
