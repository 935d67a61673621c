// The samples of the product's contract as pages show them; those that were not executed are refused.
import type { Paragraph, RootContent } from 'mdast';
import { isObject, type JsonObject } from '../lib/json';
import type { Contracts } from './contract';
import { kebab } from './ids';
import type { ApiReferenceOptions } from './options';
import { fileSampleId, type SampleProof } from './proof';
import { link, paragraph, text } from './render/nodes';
import { trialNodes } from './render/trial';
import { fileSamples, samplesOf } from './samples';
import { sampleTabs } from './sampleTabs';

export type ShownSamples = {
  readonly ofOperation: (document: JsonObject, id: string) => RootContent[];
  readonly ofFile: (name: string, part: number | undefined) => RootContent[];
  /** The last line of a page with samples: which contract they were executed against, with a link to download it. */
  readonly proofLine: () => Paragraph;
};

export function shownSamplesOf(
  options: ApiReferenceOptions,
  contracts: Contracts,
  { assertSamplesProven, assertContractProven }: SampleProof,
): ShownSamples {
  const { quickStart, versions } = options.samples;
  return {
    ofOperation(document, id) {
      const samples = samplesOf(document, id);
      assertSamplesProven(id, samples);
      return [...sampleTabs(kebab(id), samples, versions), trialNodes(document, id, samples)];
    },
    ofFile(name, part) {
      const samples = fileSamples(options, name, part);
      assertSamplesProven(fileSampleId(name, part), samples);
      return sampleTabs(
        ['samples', name, ...(part === undefined ? [] : [part])].join('-'),
        samples,
        versions,
      );
    },
    proofLine() {
      assertContractProven();
      const { info } = contracts.read();
      const version = isObject(info) ? String(info.version) : '';
      const sum = contracts.published().sha256.slice(0, 8);
      const contract = link(`pathname:///${options.published.contract}`, [text(`contrat ${version}`)]);
      contract.data = { hProperties: { target: '_self' } };
      return paragraph(
        [
          text('Exemples exécutés contre le '),
          contract,
          text(' (SHA-256 '),
          { type: 'inlineCode', value: `${sum}…` },
          text("). Ils lisent leurs variables dans l'environnement : voyez "),
          link(quickStart.address, [text(quickStart.title)]),
          text('.'),
        ],
        'api-stamp',
      );
    },
  };
}
