// A page holds the samples of one language. Those of the others are taken out of it when it is built: each into a file, for
// readers without scripts, and those of a page and a language together into another, which scripts fetch.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { Addition, BuiltPage } from '../lib/builtPages';
import { sampleFile, samplesOfPage } from '../lib/sampleFiles';
import { walk } from '../lib/walk';

function elementsIn(tree: Nodes, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === 'element' && isWanted(node)) found.push(node);
    return undefined;
  });
  return found;
}

function write(outDir: string, file: string, text: string): void {
  const address = path.join(outDir, file);
  mkdirSync(path.dirname(address), { recursive: true });
  writeFileSync(address, text);
}

function withoutOthers({ file, text }: BuiltPage, outDir: string): BuiltPage {
  const groups = elementsIn(fromHtml(text), ({ properties }) => properties.dataSamples !== undefined);
  const others = groups.flatMap((element) => {
    const group = String(element.properties.dataSamples);
    const samples = elementsIn(element, ({ tagName }) => tagName === 'figure').map((sample) => {
      const language = String(sample.properties.dataLanguage);
      const code = elementsIn(sample, ({ tagName }) => tagName === 'pre').slice(0, 1);
      write(outDir, sampleFile(group, language), `${code.map(textOf).join('')}\n`);
      return { group, language, start: sample.position?.start.offset, end: sample.position?.end.offset };
    });
    return samples.slice(1);
  });
  for (const language of new Set(others.map((other) => other.language))) {
    const html = others
      .filter((other) => other.language === language)
      .map(({ group, start, end }) => `<div data-samples="${group}">${text.slice(start, end)}</div>`);
    write(outDir, path.join(path.dirname(file), samplesOfPage(language)), html.join('\n'));
  }
  const rest = others.reduceRight((html, { start, end }) => html.slice(0, start) + html.slice(end), text);
  return { file, text: rest };
}

/** An addition to the built pages. */
export const splitSamples: Addition = (pages, { outDir }) =>
  pages.map((page) => (page.text.includes('data-samples') ? withoutOthers(page, outDir) : page));
