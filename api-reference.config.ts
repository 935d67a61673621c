// What the API reference is told of the site. Tests, checks and scripts read the product's contract and samples here.
import apiReference from './api-reference';
import { apiErrors, generalErrors, oauthErrors } from './product/errors';
import { fact, factNames } from './product/facts';
import { productSlug } from './product/identity';
import { sampleVersions } from './product/sampleVersions';

const options = {
  root: __dirname,
  contract: 'product/openapi.yaml',
  pages: 'docs',
  facts: { fact, factNames, isSetByDeployment: (name) => name.startsWith('identity.') },
  samples: {
    folder: 'product/samples',
    proof: 'product/samples-proof.json',
    versions: sampleVersions,
    quickStart: { address: '/docs/api/intro#cinq-appels', title: 'les cinq appels' },
  },
  errors: { errors: [...apiErrors, ...oauthErrors], general: generalErrors, schemas: ['Problem'] },
  published: { folder: '.contract', contract: 'openapi.yaml', collections: productSlug },
} satisfies Parameters<typeof apiReference>[0];

export const CONTRACT_FILE = options.contract;
export const PROOF_FILE = options.samples.proof;
export const CONTRACT_FOLDER = options.published.folder;

export const siteApiReference = apiReference(options);
