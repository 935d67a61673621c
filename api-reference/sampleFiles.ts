// A page holds the samples of one language. Those of the others are taken out of it when it is built: each into a file, for
// readers without scripts, and those of a page and a language together into another, which scripts fetch.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { Addition, BuiltPage } from '../lib/builtPages';
import { sampleFile, samplesOfPage } from '../lib/sampleFiles';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;
const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);
const isElement = (node: Node): node is Element => 'attrs' in node;

const elementsIn = (node: Node, isWanted: (element: Element) => boolean): Element[] =>
  childrenOf(node).flatMap((child) => [
    ...(isElement(child) && isWanted(child) ? [child] : []),
    ...elementsIn(child, isWanted),
  ]);

const textIn = (node: Node): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(textIn).join('');

type Placed = {
  readonly language: string;
  readonly group: string;
  readonly start: number;
  readonly end: number;
};

function write(outDir: string, file: string, text: string): void {
  const address = path.join(outDir, file);
  mkdirSync(path.dirname(address), { recursive: true });
  writeFileSync(address, text);
}

function withoutOthers({ file, text }: BuiltPage, outDir: string): BuiltPage {
  const groups = elementsIn(
    parse(text, { sourceCodeLocationInfo: true }),
    (one) => attributeOf(one, 'data-samples') !== undefined,
  );
  const others = groups.flatMap((element): Placed[] => {
    const group = attributeOf(element, 'data-samples') ?? '';
    const samples = elementsIn(element, ({ tagName }) => tagName === 'figure');
    return samples.flatMap((sample, index) => {
      const language = attributeOf(sample, 'data-language') ?? '';
      const [code] = elementsIn(sample, ({ tagName }) => tagName === 'pre');
      write(outDir, sampleFile(group, language), `${code ? textIn(code) : ''}\n`);
      const { startOffset: start = 0, endOffset: end = 0 } = sample.sourceCodeLocation ?? {};
      return index === 0 ? [] : [{ group, language, start, end }];
    });
  });
  for (const language of new Set(others.map((other) => other.language)))
    write(
      outDir,
      path.join(path.dirname(file), samplesOfPage(language)),
      others
        .filter((other) => other.language === language)
        .map(({ group, start, end }) => `<div data-samples="${group}">${text.slice(start, end)}</div>`)
        .join('\n'),
    );
  const rest = others.reduceRight((html, { start, end }) => html.slice(0, start) + html.slice(end), text);
  return { file, text: rest };
}

/** An addition to the built pages. */
export const splitSamples: Addition = (pages, { outDir }) =>
  pages.map((page) => (page.text.includes('data-samples') ? withoutOthers(page, outDir) : page));
