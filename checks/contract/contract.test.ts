// The contract passes every rule. Each rule reports a broken copy of a made-up contract, whose facts are made up too.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../api-reference';
import { loadContract } from '../../api-reference/loadContract';
import { CONTRACT_FILE, siteApiReference } from '../../api-reference.config';
import * as library from '../../tests/fixtures/library';
import { glossaryWordsRule } from '../rules/glossary-words';
import { checkContract, lintContract, unquotedDates } from '.';
import { contractRules, type Product } from './rules';

it('the contract passes every rule of rules.ts', () => {
  expect(checkContract(siteApiReference.contracts.load())).toEqual([]);
});

it("the contract passes Redocly's recommended rules, in their strict form", async () => {
  expect(await lintContract(siteApiReference.contracts.load())).toEqual([]);
});

it('dates are between quotes, in the contract as in the one that readers download', () => {
  expect(unquotedDates(readFileSync(CONTRACT_FILE, 'utf8'), CONTRACT_FILE)).toEqual([]);
  expect(unquotedDates(siteApiReference.contracts.published().yaml, 'openapi.yaml')).toEqual([]);
});

it('a date without quotes is reported, with line and correction', () => {
  const source =
    'at: "2025-09-16T18:43:21+02:00"\nday: 2025-09-16\nlist: [{ at: 2025-09-16T18:43:21+02:00 }]\n';
  expect(unquotedDates(source, 'x.yaml')).toEqual([
    expect.stringContaining('x.yaml:2 quoted-dates : écrivez "2025-09-16"'),
    expect.stringContaining('x.yaml:3 quoted-dates : écrivez "2025-09-16T18:43:21+02:00"'),
  ]);
});

const libraryProduct: Product = {
  errors: library.catalogue.errors,
  machines: [library.loan],
  failures: {},
  settings: library.settings,
  addresses: library.addresses,
  pageRules: [glossaryWordsRule(library.terms)],
};

const source = readFileSync(library.LIBRARY_CONTRACT, 'utf8');

/** The made-up contract with the first match replaced. */
function broken(from: string, to: string): Contract {
  if (!source.includes(from)) throw new Error(`« ${from} » is no longer in ${library.LIBRARY_CONTRACT}`);
  return loadContract(
    source.replace(from, () => to),
    CONTRACT_FILE,
  );
}

it('the made-up contract passes them all', async () => {
  const contract = loadContract(source, CONTRACT_FILE);
  expect(checkContract(contract, libraryProduct)).toEqual([]);
  expect(await lintContract(contract)).toEqual([]);
});

const LOAN = '/paths/~1loans~1{loanId}/get';
const TOKEN = '/paths/~1oauth~1token/post/responses/200/content/application~1json/examples/token/value';
it.each([
  ['tag-description', '/tags/1/description', '    description: Créer, suivre et rendre des prêts.\n', ''],
  ['operation-summary', `${LOAN}/summary`, 'summary: Lire un prêt', ''],
  ['no-invalid-media-type-examples', `${TOKEN}/inconnu`, 'expires_in: 3000', 'expires_in: 3000, inconnu: 1'],
])("Redocly's rule %s reports what is wrong at %s, with its line", async (rule, pointer, from, to) => {
  const contract = broken(from, to);
  expect(await lintContract(contract)).toContainEqual(
    expect.stringContaining(`${CONTRACT_FILE}:${contract.lineOf(pointer)} (#${pointer}) ${rule}`),
  );
});

const STATUS = '/components/schemas/LoanStatus';
const WITHDRAWN = 'book-withdrawn: { $ref: "#/components/examples/book-withdrawn" }';

/** The rule, the place and the message; then the text of the made-up contract that is replaced, and by what. */
const BREAKS: readonly (readonly [keyof typeof contractRules, string, RegExp, string, string])[] = [
  [
    'examples',
    '/paths/~1loans/post/requestBody/content/application~1json',
    /createLoan, corps : aucun exemple/,
    'schema: { $ref: "#/components/schemas/LoanCreation" }\n            examples:',
    'schema: { $ref: "#/components/schemas/LoanCreation" }\n            x-examples:',
  ],
  [
    'descriptions',
    '/components/schemas/Loan/properties/renewals/properties/used',
    /Sans description/,
    'used: { type: integer, description: Déjà faits. }',
    'used: { type: integer }',
  ],
  ['descriptions', '/components/parameters/LoanId', /Sans/, 'description: Identifiant du prêt.\n      ', ''],
  ['french', `${LOAN}/summary`, /« the » : écrivez .* en français/, 'Lire un prêt', 'Read the loan'],
  ['enum-meanings', STATUS, /ne dit pas ce que signifie `returned`/, '        returned: Rendu\n', ''],
  ['enum-meanings', STATUS, /décrit `lost`/, 'returned: Rendu\n', 'returned: Rendu\n        lost: Perdu\n'],
  [
    'identifiers',
    '/components/schemas/Scan/properties/id',
    /n'a pas le motif commun/,
    'pattern: ^scn_[0-9A-HJKMNP-TV-Z]{26}$',
    'pattern: ^scn_[0-9A-Z]{26}$',
  ],
  [
    'errors',
    '/paths/~1loans/post/responses/409/content/application~1problem+json',
    /« book-lost » n'est pas une erreur connue en réponse 409/,
    WITHDRAWN,
    WITHDRAWN.replace('withdrawn', 'lost'),
  ],
  ['errors', '/paths', /« book-withdrawn » .* n'est donnée par aucune opération/, WITHDRAWN, ''],
  ['states', STATUS, /écrivez \[open, late, returned\]/, 'enum: [open, late, returned]', 'enum: [open]'],
  ['state-labels', STATUS, /`late` .* : commencez par « En retard »/, 'late: "En retard', 'late: "Tardif'],
  [
    'scopes',
    '/components/securitySchemes/accessToken/flows/clientCredentials/scopes/loans:count',
    /Aucune opération ne demande la portée « loans:count »/,
    'loans:read: Lire les prêts.',
    'loans:read: Lire les prêts.\n            loans:count: Compter les prêts.',
  ],
  [
    'limits',
    '/paths/~1loans/get/parameters/1/schema/maximum',
    /45 est un réglage : écrivez '\{\{settings.pageDePrets.value\}\}' ou '\{\{settings.livresParTrajet/,
    'maximum: 50',
    'maximum: 45',
  ],
  [
    'addresses',
    '/paths/~1loans~1{loanId}~1receipt/get/responses/200/headers/Content-Disposition/example',
    /écrivez \{\{identity.api\}\}/,
    'example: attachment; filename="recu.pdf"',
    'example: https://biblio.example/aide/api/recu',
  ],
  ['prose', '/paths/~1loans/post/description', /est « prêt »/, 'Ouvre un prêt sur', 'Ouvre un emprunt sur'],
];

describe('each rule reports a broken copy, with pointer, line and correction', () => {
  it.each(BREAKS)('%s: %s', (rule, pointer, message, from, to) => {
    const contract = broken(from, to);
    const found = checkContract(contract, libraryProduct, { [rule]: contractRules[rule] });
    const start = `${CONTRACT_FILE}:${contract.lineOf(pointer)} (#${pointer}) ${rule} : `;
    expect(found.filter((one) => one.startsWith(start) && message.test(one))).toHaveLength(1);
  });

  it('every contract rule has a contract here that breaks it', () => {
    expect([...new Set(BREAKS.map(([rule]) => rule))]).toEqual(Object.keys(contractRules));
  });
});
