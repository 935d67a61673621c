// The contract passes every rule, and each rule reports a broken copy.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { CONTRACT_FILE, type Contract, loadContract } from '../../api-reference';
import { identity } from '../../product/identity';
import { formatSetting, settings } from '../../product/settings';
import { checkContract, lintContract } from '.';
import { contractRules } from './rules';

// Each test parses the whole contract again.
vi.setConfig({ testTimeout: 30_000 });

const source = readFileSync(CONTRACT_FILE, 'utf8');

/** The contract with the first match replaced. */
function broken(from: string, to: string): Contract {
  if (!source.includes(from)) throw new Error(`« ${from} » is no longer in ${CONTRACT_FILE}`);
  return loadContract(source.replace(from, () => to));
}

it('the contract passes every rule of rules.ts', () => {
  expect(checkContract(loadContract())).toEqual([]);
});

it("the contract passes Redocly's recommended rules", async () => {
  expect(await lintContract(loadContract())).toEqual([]);
});

it("Redocly's rules report a broken copy, with pointer and line", async () => {
  const contract = broken('    description: Créer, suivre, clore et annuler des dossiers.\n', '');
  expect(await lintContract(contract)).toEqual([
    expect.stringContaining(
      `${CONTRACT_FILE}:${contract.lineOf('/tags/2')} (#/tags/2/description) tag-description`,
    ),
  ]);
});

type Break = { rule: string; from: string; to: string; message: RegExp; pointer: string };

const BREAKS: readonly Break[] = [
  {
    rule: 'operation-texts',
    from: 'summary: Créer un dossier\n',
    to: 'x-summary: Créer un dossier\n',
    message: /createCase n'a pas de « summary »/,
    pointer: '/paths/~1cases/post',
  },
  {
    rule: 'examples',
    from: 'schema: { $ref: "#/components/schemas/CaseCreation" }\n            examples:',
    to: 'schema: { $ref: "#/components/schemas/CaseCreation" }\n            x-examples:',
    message: /createCase, corps : aucun exemple/,
    pointer: '/paths/~1cases/post/requestBody/content/application~1json',
  },
  {
    rule: 'descriptions',
    from: 'hasMore: { type: boolean, description: "`true` si une page suit." }',
    to: 'hasMore: { type: boolean }',
    message: /Sans description/,
    pointer: '/components/schemas/Page/properties/hasMore',
  },
  {
    rule: 'descriptions',
    from: 'description: Identifiant du dossier.\n      schema',
    to: 'schema',
    message: /Sans description/,
    pointer: '/components/parameters/CaseId',
  },
  {
    rule: 'french',
    from: 'summary: Lire un dossier',
    to: 'summary: Read the case',
    message: /« the » : écrivez ce texte en français/,
    pointer: '/paths/~1cases~1{caseId}/get/summary',
  },
  {
    rule: 'enum-meanings',
    from: 'Droit donné : `view` (voir) ou `download` (télécharger).',
    to: 'Droit donné : `view` (voir).',
    message: /ne dit pas ce que signifie `download`/,
    pointer: '/components/schemas/Permission',
  },
  {
    rule: 'identifiers',
    from: 'pattern: ^evt_[0-9A-HJKMNP-TV-Z]{26}$',
    to: 'pattern: ^evt_[0-9A-Z]{26}$',
    message: /n'a pas le motif commun/,
    pointer: '/components/parameters/WebhookId',
  },
  {
    rule: 'errors',
    from: 'step-full: { $ref: "#/components/examples/step-full" }',
    to: 'step-over: { $ref: "#/components/examples/step-full" }',
    message: /« step-over » n'est pas une erreur connue en réponse 422/,
    pointer: '/paths/~1certificates/post/responses/422/content/application~1problem+json',
  },
  {
    rule: 'errors',
    from: 'step-full: { $ref: "#/components/examples/step-full" }',
    to: '',
    message: /« step-full » de product\/errors.ts n'est donnée par aucune opération/,
    pointer: '/paths',
  },
  {
    rule: 'states',
    from: 'enum: [open, closed, cancelled, purged]',
    to: 'enum: [open, closed, cancelled]',
    message: /écrivez \[open, closed, cancelled, purged\]/,
    pointer: '/components/schemas/CaseStatus',
  },
  {
    rule: 'scopes',
    from: '- accessToken: ["templates:read"]',
    to: '- accessToken: ["cases:read"]',
    message: /Aucune opération ne demande la portée « templates:read »/,
    pointer: '/components/securitySchemes/accessToken/flows/clientCredentials/scopes/templates:read',
  },
  {
    rule: 'limits',
    from: 'maximum: "{{settings.pageListeMaximum.value}}"',
    to: `maximum: ${settings.pageListeMaximum.value}`,
    message: /\d+ est un réglage : écrivez .*\{\{settings.pageListeMaximum.value\}\}/,
    pointer: '/components/parameters/Limit/schema/maximum',
  },
  {
    rule: 'addresses',
    from: '{{identity.links}}/c/',
    to: `${identity.links}/c/`,
    message: /écrivez \{\{identity.links\}\}/,
    pointer: '/paths/~1certilinks/post/responses/201/content/application~1json/examples/active/value/url',
  },
  {
    rule: 'prose',
    from: 'Ouvre un dossier sur une trame publiée',
    to: 'Ouvre une affaire sur une trame publiée',
    message: /le mot du glossaire est « dossier »/,
    pointer: '/paths/~1cases/post/description',
  },
  {
    rule: 'prose',
    from: 'par défaut {{settings.taillePiece}}.',
    to: `par défaut ${formatSetting('taillePiece')}.`,
    message: /» est un réglage : écrivez \{\{settings.taillePiece\}\}/,
    pointer: '/paths/~1certificates/post/responses/413/description',
  },
];

describe('each rule reports a broken copy, with pointer, line and correction', () => {
  it.each(BREAKS)('$rule: $pointer', ({ rule, from, to, message, pointer }) => {
    const contract = broken(from, to);
    const found = checkContract(
      contract,
      contractRules.filter(({ id }) => id === rule),
    );
    const start = `${CONTRACT_FILE}:${contract.lineOf(pointer)} (#${pointer}) ${rule} : `;
    expect(found.filter((one) => one.startsWith(start) && message.test(one))).toHaveLength(1);
  });

  it('none is left out', () => {
    expect([...new Set(BREAKS.map(({ rule }) => rule))]).toEqual(contractRules.map(({ id }) => id));
  });
});
