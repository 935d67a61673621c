// A page holds the samples of one language. Those of the others are taken out of it when it is built: each into a file, for
// readers without scripts, and those of a page and a language together into another, which scripts fetch.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Addition, BuiltPage } from '../lib/builtPages';
import { element, elementsIn, printFragment } from '../lib/hast';
import { sampleFile, samplesOfPage } from '../lib/sampleFiles';

function write(outDir: string, file: string, text: string): void {
  const address = path.join(outDir, file);
  mkdirSync(path.dirname(address), { recursive: true });
  writeFileSync(address, text);
}

/** Of the others, what is taken out of the page: by language, in the order of the page. */
function takeOthers({ tree }: BuiltPage, outDir: string): Map<string, Element[]> {
  const taken = new Map<string, Element[]>();
  for (const group of elementsIn(tree, ({ properties }) => properties.dataSamples !== undefined)) {
    const name = String(group.properties.dataSamples);
    const samples = elementsIn(group, ({ tagName }) => tagName === 'figure');
    for (const [place, sample] of samples.entries()) {
      const language = String(sample.properties.dataLanguage);
      const code = elementsIn(sample, ({ tagName }) => tagName === 'pre').slice(0, 1);
      write(outDir, sampleFile(name, language), `${code.map((one) => textOf(one)).join('')}\n`);
      if (place === 0) continue;
      group.children.splice(group.children.indexOf(sample), 1);
      const others = [...(taken.get(language) ?? []), element('div', { dataSamples: name }, [sample])];
      taken.set(language, others);
    }
  }
  return taken;
}

/** An addition to the built pages. */
export const splitSamples: Addition = {
  toPage(page, { outDir }) {
    for (const [language, samples] of takeOthers(page, outDir))
      write(
        outDir,
        path.join(path.dirname(page.file), samplesOfPage(language)),
        samples.map(printFragment).join('\n'),
      );
  },
};
