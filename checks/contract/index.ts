// Everything that a machine can say of the contract: the rules of OpenAPI, by Redocly, and our own.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { CONTRACT_FILE, type Contract } from '../../api-reference';
import { contractRules } from './rules';

/** Redocly's recommended rules, but for two. */
const REDOCLY = {
  extends: ['recommended'],
  rules: {
    // The product says nothing of a licence.
    'info-license': 'off',
    // Redocly also forbids in each `then` what the rest of the schema allows: the test of the examples does it whole.
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
  },
} as const;

const place = ({ lineOf }: Contract, pointer: string): string =>
  `${CONTRACT_FILE}:${lineOf(pointer)} (#${pointer})`;

export const checkContract = (contract: Contract, rules = contractRules): string[] =>
  rules.flatMap(({ id, check }) =>
    check(contract).map(({ pointer, message }) => `${place(contract, pointer)} ${id} : ${message}`),
  );

export async function lintContract(contract: Contract): Promise<string[]> {
  const config = await createConfig({ extends: [...REDOCLY.extends], rules: REDOCLY.rules });
  const source = JSON.stringify(contract.document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ location, ruleId, message }) => {
    const pointer = location[0]?.pointer?.replace(/^#/, '') ?? '';
    return `${place(contract, pointer)} ${ruleId} : ${message}`;
  });
}
