// The contract passes every rule. Each rule reports a broken copy of a made-up contract, whose facts are made up too.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../api-reference';
import { loadContract } from '../../api-reference/loadContract';
import { CONTRACT_FILE, siteApiReference } from '../../api-reference.config';
import * as library from '../../tests/fixtures/library';
import { glossaryWordsRule } from '../rules/glossary-words';
import { typedFactsRule } from '../rules/typed-facts';
import { checkContract, lintContract } from '.';
import { unquotedDates } from './dates';
import { contractRules, contractRulesFor } from './rules';

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

const libraryRules = contractRulesFor({
  errors: library.catalogue.errors,
  machines: [library.loan],
  failures: {},
  settings: library.settings,
  addresses: library.addresses,
  pageRules: [glossaryWordsRule(library.terms), typedFactsRule(library.settings, library.addresses)],
});

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
  expect(checkContract(contract, libraryRules)).toEqual([]);
  expect(await lintContract(contract)).toEqual([]);
});

it("Redocly's rules report a broken copy, with pointer and line", async () => {
  const contract = broken('    description: Créer, suivre et rendre des prêts.\n', '');
  expect(await lintContract(contract)).toEqual([
    expect.stringContaining(
      `${CONTRACT_FILE}:${contract.lineOf('/tags/1')} (#/tags/1/description) tag-description`,
    ),
  ]);
});

type Break = { rule: string; from: string; to: string; message: RegExp; pointer: string };

const BREAKS: readonly Break[] = [
  {
    rule: 'operation-texts',
    from: 'summary: Prêter un livre\n',
    to: 'x-summary: Prêter un livre\n',
    message: /createLoan n'a pas de « summary »/,
    pointer: '/paths/~1loans/post',
  },
  {
    rule: 'examples',
    from: 'schema: { $ref: "#/components/schemas/LoanCreation" }\n            examples:',
    to: 'schema: { $ref: "#/components/schemas/LoanCreation" }\n            x-examples:',
    message: /createLoan, corps : aucun exemple/,
    pointer: '/paths/~1loans/post/requestBody/content/application~1json',
  },
  {
    rule: 'descriptions',
    from: 'used: { type: integer, description: Déjà faits. }',
    to: 'used: { type: integer }',
    message: /Sans description/,
    pointer: '/components/schemas/Loan/properties/renewals/properties/used',
  },
  {
    rule: 'descriptions',
    from: 'description: Identifiant du prêt.\n      schema',
    to: 'schema',
    message: /Sans description/,
    pointer: '/components/parameters/LoanId',
  },
  {
    rule: 'french',
    from: 'summary: Lire un prêt',
    to: 'summary: Read the loan',
    message: /« the » : écrivez ce texte en français/,
    pointer: '/paths/~1loans~1{loanId}/get/summary',
  },
  {
    rule: 'enum-meanings',
    from: '        returned: Rendu\n',
    to: '',
    message: /ne dit pas ce que signifie `returned`/,
    pointer: '/components/schemas/LoanStatus',
  },
  {
    rule: 'enum-meanings',
    from: 'returned: Rendu\n',
    to: 'returned: Rendu\n        lost: Perdu\n',
    message: /décrit `lost`, qui n'est pas une valeur/,
    pointer: '/components/schemas/LoanStatus',
  },
  {
    rule: 'identifiers',
    from: 'pattern: ^scn_[0-9A-HJKMNP-TV-Z]{26}$',
    to: 'pattern: ^scn_[0-9A-Z]{26}$',
    message: /n'a pas le motif commun/,
    pointer: '/components/schemas/Scan/properties/id',
  },
  {
    rule: 'errors',
    from: 'book-withdrawn: { $ref: "#/components/examples/book-withdrawn" }',
    to: 'book-lost: { $ref: "#/components/examples/book-withdrawn" }',
    message: /« book-lost » n'est pas une erreur connue en réponse 409/,
    pointer: '/paths/~1loans/post/responses/409/content/application~1problem+json',
  },
  {
    rule: 'errors',
    from: 'book-withdrawn: { $ref: "#/components/examples/book-withdrawn" }',
    to: '',
    message: /« book-withdrawn » de product\/errors.ts n'est donnée par aucune opération/,
    pointer: '/paths',
  },
  {
    rule: 'states',
    from: 'enum: [open, late, returned]',
    to: 'enum: [open, returned]',
    message: /écrivez \[open, late, returned\]/,
    pointer: '/components/schemas/LoanStatus',
  },
  {
    rule: 'state-labels',
    from: 'late: "En retard : ',
    to: 'late: "Tardif : ',
    message: /n'appelle pas `late` comme product\/states.ts : commencez par « En retard »/,
    pointer: '/components/schemas/LoanStatus',
  },
  {
    rule: 'scopes',
    from: 'loans:read: Lire les prêts.',
    to: 'loans:read: Lire les prêts.\n            loans:count: Compter les prêts.',
    message: /Aucune opération ne demande la portée « loans:count »/,
    pointer: '/components/securitySchemes/accessToken/flows/clientCredentials/scopes/loans:count',
  },
  {
    rule: 'limits',
    from: 'maximum: 50',
    to: 'maximum: 45',
    message:
      /45 est un réglage : écrivez '\{\{settings.pageDePrets.value\}\}' ou '\{\{settings.livresParTrajet/,
    pointer: '/paths/~1loans/get/parameters/1/schema/maximum',
  },
  {
    rule: 'addresses',
    from: 'example: attachment; filename="recu.pdf"',
    to: 'example: https://biblio.example/aide/api/recu',
    message: /écrivez \{\{identity.api\}\}/,
    pointer: '/paths/~1loans~1{loanId}~1receipt/get/responses/200/headers/Content-Disposition/example',
  },
  {
    rule: 'prose',
    from: 'Ouvre un prêt sur un livre disponible',
    to: 'Ouvre un emprunt sur un livre disponible',
    message: /le mot du glossaire est « prêt »/,
    pointer: '/paths/~1loans/post/description',
  },
  {
    rule: 'prose',
    from: "Envoie l'image de la couverture",
    to: "Envoie l'image de la couverture (14 Mo)",
    message: /» est un réglage : écrivez \{\{settings.poidsImage\}\}/,
    pointer: '/paths/~1scans/post/description',
  },
];

describe('each rule reports a broken copy, with pointer, line and correction', () => {
  it.each(BREAKS)('$rule: $pointer', ({ rule, from, to, message, pointer }) => {
    const contract = broken(from, to);
    const found = checkContract(
      contract,
      libraryRules.filter(({ id }) => id === rule),
    );
    const start = `${CONTRACT_FILE}:${contract.lineOf(pointer)} (#${pointer}) ${rule} : `;
    expect(found.filter((one) => one.startsWith(start) && message.test(one))).toHaveLength(1);
  });

  it('none is left out', () => {
    expect([...new Set(BREAKS.map(({ rule }) => rule))]).toEqual(contractRules.map(({ id }) => id));
  });
});
