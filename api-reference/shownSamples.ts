// The samples of the product's contract as pages show them; those that were not executed are refused.
import type { JsonObject } from '../lib/json';
import type { Contracts } from './contract';
import { kebab } from './ids';
import { asObject } from './model/values';
import type { ApiReferenceOptions } from './options';
import { fileSampleId, type SampleProof } from './proof';
import { type Child, inlineCode, link, tag } from './render/nodes';
import { sampleTabs, trialNodes } from './render/samples';
import { samplesOf } from './samples';
import { fileSamples } from './samples/files';

export type ShownSamples = ReturnType<typeof shownSamplesOf>;

export function shownSamplesOf(options: ApiReferenceOptions, contracts: Contracts, proof: SampleProof) {
  const { quickStart, versions } = options.samples;
  return {
    ofOperation(document: JsonObject, id: string): Child {
      const samples = samplesOf(document, id);
      proof.assertSamplesProven(id, samples);
      return [sampleTabs(kebab(id), samples, versions), trialNodes(document, id, samples)];
    },
    ofFile(name: string, part: number | undefined): Child {
      const samples = fileSamples(options, name, part);
      proof.assertSamplesProven(fileSampleId(name, part), samples);
      return sampleTabs(['samples', name, part ?? []].flat().join('-'), samples, versions);
    },
    /** The last line of a page with samples: the contract that they were executed against, with a link to it. */
    proofLine() {
      proof.assertContractProven();
      const version = String(asObject(contracts.read().info).version ?? '');
      const address = `pathname:///${options.published.contract}`;
      return tag(
        'p.api-stamp',
        'Exemples exécutés contre le ',
        { ...link(address, `contrat ${version}`), data: { hProperties: { target: '_self' } } },
        ' (SHA-256 ',
        inlineCode(`${contracts.published().sha256.slice(0, 8)}…`),
        "). Ils lisent leurs variables dans l'environnement : voyez ",
        link(quickStart.address, quickStart.title),
        '.',
      );
    },
  };
}
