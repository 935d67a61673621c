// The entry point of the API reference: other folders import this file only. See README.md.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { publishedFiles, publishedNames } from './collections';
import { contractsOf } from './contract';
import { apiOperations } from './model/operation';
import type { ApiReferenceOptions } from './options';
import { sampleProofOf } from './proof';
import { type PageOptions, remarkApiReference } from './remarkApiReference';
import { splitSamples } from './sampleFiles';
import { fileSampleNames, fileSamples } from './samples/files';
import { shownSamplesOf } from './shownSamples';
import { componentUsesUnder } from './site';

export { componentNames } from './components';
export type { Contract } from './loadContract';
export type { ApiReferenceOptions } from './options';

/** How the search reads the elements of the pages, by class. */
export const API_MARKUP = {
  lineNames: ['api-name', 'api-error', 'api-signature'],
  links: ['api-signature'],
  // « Essayer » repeats the samples; the headers of errors are the same on nearly all pages.
  unread: ['samples-choice', 'api-trial', 'api-error-headers'],
  generated: ['api-part'],
};

const pathFrom = (folder: string, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/');

export default function apiReference(options: ApiReferenceOptions) {
  const contracts = contractsOf(options);
  const proof = sampleProofOf(options, contracts);
  const shownSamples = shownSamplesOf(options, contracts, proof);
  const pages = path.resolve(options.root, options.pages);
  return {
    splitSamples,
    contracts,
    proof,
    fileSamples: (name: string, part?: number) => fileSamples(options, name, part),
    fileSampleNames: () => fileSampleNames(options),

    /** The links that the sidebar lists under each page, by the page's id (`api/cases`), in the order of the page. */
    operationsByPage(): Map<string, { readonly label: string; readonly section: string }[]> {
      const summaries = new Map(apiOperations(contracts.read()).map(({ id, summary }) => [id, summary]));
      const links = new Map<string, { label: string; section: string }[]>();
      for (const { name, attributes, file, section } of componentUsesUnder(pages)) {
        const label = name === 'Operation' ? summaries.get(attributes.id ?? '') : undefined;
        const page = pathFrom(pages, file).replace(/\.mdx$/, '');
        if (label) links.set(page, [...(links.get(page) ?? []), { label, section }]);
      }
      return links;
    },

    /** The page of the catalogue of errors, as a path from `root`. */
    errorsPage(): string | undefined {
      const file = componentUsesUnder(pages).find(({ name }) => name === 'Errors')?.file;
      return file && pathFrom(options.root, file);
    },

    remarkPlugin: (own?: PageOptions) => remarkApiReference(options, contracts, shownSamples, own),

    /** The files that the plugin publishes at the root of the site, by name. */
    publishedFiles: Object.values(publishedNames(options.published)),

    /**
     * Publishes the contract and the collections made from it. Docusaurus creates plugins before it reads static folders,
     * so the files are written here. Files that had another name before are removed.
     */
    plugin(): Plugin {
      const source = { document: contracts.read(), ...contracts.published() };
      const files = publishedFiles(source, options.published);
      const folder = path.resolve(options.root, options.published.folder);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
      return { name: 'api-reference' };
    },
  };
}
