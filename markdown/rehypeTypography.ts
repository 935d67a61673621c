import type { Nodes, Parents, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { isTag, nameOf, parseFragment, type Tag } from '../lib/hast';
import { frenchTypography, frenchTypographyOfParts } from '../lib/typography/frenchTypography';
import { isFrenchProse, transformWithContents } from './frenchText';

/** Elements that do not end a sentence. */
const INLINE_ELEMENTS = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd', 'mark'],
  ...['q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'tspan', 'u', 'var'],
]);

/** Attributes that readers see or hear: those of HTML, then those of components. */
const TEXT_ATTRIBUTES = new Set([
  ...['alt', 'title', 'aria-label', 'ariaLabel', 'placeholder'],
  ...['label', 'caption', 'summary'],
]);

/** A part without a node (code, a picture) does not change, but the rules see that it is there. */
type SentencePart = { readonly text: string; readonly node?: Text };

/** A number is kept as a digit, because the rules for units look for one. */
const unchangedPart = (content: string): SentencePart => ({ text: /^\d+$/.test(content) ? '0' : 'x' });

/** The MDX loader escapes the texts of local pictures twice: readers would hear « &#39; ». */
const unescapeHtml = (text: string): string => textOf(parseFragment(text));

/** The title of a code block is prose; its code is not. */
function formatCodeBlockTitle(node: Nodes): void {
  if (node.type !== 'element' || !node.data?.meta) return;
  node.data.meta = node.data.meta.replace(/(?<=\btitle=(["'])).*?(?=\1)/, (title) => frenchTypography(title));
}

function formatAttributes(tag: Tag): void {
  if (tag.type === 'element') {
    for (const [name, value] of Object.entries(tag.properties))
      if (TEXT_ATTRIBUTES.has(name) && typeof value === 'string')
        tag.properties[name] = frenchTypography(value);
    return;
  }
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !TEXT_ATTRIBUTES.has(attribute.name)) continue;
    if (typeof attribute.value !== 'string') continue;
    attribute.value = frenchTypography(tag.name === 'img' ? unescapeHtml(attribute.value) : attribute.value);
  }
}

/** Formats each sentence as a whole, even where emphasis, links or code cut it into several nodes. */
function formatSentences(tree: Root): void {
  let sentence: SentencePart[] = [];
  const endSentence = () => {
    if (sentence.length === 0) return;
    const formatted = frenchTypographyOfParts(sentence.map(({ text }) => text));
    sentence.forEach(({ node }, i) => {
      if (node) node.value = formatted[i] ?? '';
    });
    sentence = [];
  };
  const read = (parent: Parents) => {
    for (const node of parent.children) {
      if (node.type === 'text') {
        sentence.push({ text: node.value, node });
      } else if (node.type === 'mdxTextExpression') {
        sentence.push(unchangedPart(node.value));
      } else if (isTag(node)) {
        const isInline = INLINE_ELEMENTS.has(nameOf(node)) || node.type === 'mdxJsxTextElement';
        const isProse = isFrenchProse(node);
        if (!isInline) endSentence();
        if (nameOf(node) === 'pre') node.children.forEach(formatCodeBlockTitle);
        if (isProse) formatAttributes(node);
        if (isProse && node.children.length > 0) read(node);
        else if (isInline) sentence.push(unchangedPart(textOf(node)));
        if (!isInline) endSentence();
      }
    }
  };
  read(tree);
  endSentence();
}

/** A rehype plugin, because Docusaurus' remark plugins make the ids of headings from the plain text. */
export default function rehypeTypography() {
  return (page: Root): void => transformWithContents(page, formatSentences);
}
