// A page holds the samples of one language. When the site is built, those of the others are taken out of it: each into a
// file, for readers without scripts, and those of a page and a language together into another, which scripts fetch.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toString as textOf } from 'hast-util-to-string';
import type { HtmlTransform } from '../lib/builtPages';
import { element, elementsIn, printFragment } from '../lib/hast';
import { sampleFile, samplesOfPage } from '../lib/sampleFiles';

function write(outDir: string, file: string, text: string): void {
  const address = path.join(outDir, file);
  mkdirSync(path.dirname(address), { recursive: true });
  writeFileSync(address, text);
}

export const splitSamples: HtmlTransform = {
  transformPage({ tree, file }, { outDir }) {
    /** The HTML of the samples taken out of the page, by language. */
    const taken = new Map<string, string[]>();
    for (const group of elementsIn(tree, ({ properties }) => properties.dataSamples !== undefined)) {
      const name = String(group.properties.dataSamples);
      const samples = elementsIn(group, ({ tagName }) => tagName === 'figure');
      for (const [place, sample] of samples.entries()) {
        const language = String(sample.properties.dataLanguage);
        const [code] = elementsIn(sample, ({ tagName }) => tagName === 'pre');
        write(outDir, sampleFile(name, language), `${code ? textOf(code) : ''}\n`);
        if (place === 0) continue;
        group.children.splice(group.children.indexOf(sample), 1);
        const html = printFragment(element('div', { dataSamples: name }, [sample]));
        taken.set(language, [...(taken.get(language) ?? []), html]);
      }
    }
    for (const [language, samples] of taken)
      write(outDir, path.join(path.dirname(file), samplesOfPage(language)), samples.join('\n'));
  },
};
