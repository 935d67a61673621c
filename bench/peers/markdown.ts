// The articles of the site as plain Markdown, which any other generator can build.
import type { Element, ElementContent, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { classesOf } from '../../lib/hast';
import { codeLanguages, isCodeLanguage, languageLabel } from '../../markdown/code/languages';
import type { Article } from './articles';

const LANGUAGE_OF_LABEL = new Map(
  codeLanguages.filter(isCodeLanguage).map((language) => [languageLabel(language), language]),
);

function barOf(block: Element): { readonly language?: string; readonly title?: string } {
  const texts = { language: '', title: '' };
  visit(block, 'element', (element) => {
    for (const name of ['language', 'title'] as const)
      if (classesOf(element).some((one) => one.startsWith(`${name}_`))) texts[name] = textOf(element);
  });
  return { language: LANGUAGE_OF_LABEL.get(texts.language), title: texts.title };
}

/** As Markdown renders a fenced block: its language is a class of the code. */
function plainCode(block: Element): ElementContent[] {
  const { language = 'text', title } = barOf(block);
  const blocks: ElementContent[] = [];
  visit(block, 'element', (element) => {
    if (element.tagName !== 'pre') return;
    const code: Element = {
      type: 'element',
      tagName: 'code',
      properties: { className: [`language-${language}`] },
      children: [{ type: 'text', value: textOf(element) }],
    };
    blocks.push({ type: 'element', tagName: 'pre', properties: {}, children: [code] });
  });
  return title ? [paragraph([{ type: 'text', value: title }]), ...blocks] : blocks;
}

const paragraph = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});

/** A cell of a Markdown table holds one line. */
function asOneLine(cell: Element): void {
  visit(cell, 'element', (element) => {
    if (element === cell || !['p', 'div', 'ul', 'ol', 'li', 'br', 'dl', 'dt', 'dd'].includes(element.tagName))
      return;
    element.tagName = 'span';
    element.properties = {};
    element.children.push({ type: 'text', value: ' ' });
  });
}

/** Other generators name headings in their own way: a link to a section leads to its page. */
function linkWithoutSection(link: Element, route: string): void {
  const { href } = link.properties;
  if (typeof href !== 'string' || /^[a-z]+:/.test(href)) return;
  const [page = ''] = href.split('#');
  link.properties = { href: page === '' ? route : page };
}

const isAddressOfPage = (href: unknown): boolean =>
  typeof href === 'string' && (/^[a-z]+:/.test(href) || href.startsWith('/docs'));

function withPlainParts(content: Root, route: string): Root {
  visit(content, 'element', (element, index, parent) => {
    if ('dataCodeBlock' in element.properties && parent && index !== undefined) {
      const blocks = plainCode(element);
      parent.children.splice(index, 1, ...blocks);
      return index + blocks.length;
    }
    if (element.tagName === 'td' || element.tagName === 'th') asOneLine(element);
    if (element.tagName === 'a') {
      linkWithoutSection(element, route);
      // Files to download are not pages: other sites do not have them.
      if (!isAddressOfPage(element.properties.href)) element.tagName = 'span';
    }
    if (element.tagName === 'summary') {
      element.tagName = 'p';
      element.children = [{ type: 'element', tagName: 'strong', properties: {}, children: element.children }];
    }
    return undefined;
  });
  return content;
}

export function markdownOf({ content, route }: Article): string {
  const tree = toMdast(withPlainParts(structuredClone(content), route));
  return toMarkdown(tree, { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-', rule: '-' });
}
