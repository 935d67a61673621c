// Checks the contract by the rules of Redocly on OpenAPI, and by those of rules.ts.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { Contract } from '../../api-reference';
import { CONTRACT_FILE } from '../../api-reference.config';
import { contractRules } from './rules';

/** Redocly's recommended rules, each an error, but for one: the product states no licence. */
const REDOCLY_CONFIG = { extends: ['recommended-strict'], rules: { 'info-license': 'off' } } as const;

const locationOf = ({ lineOf }: Contract, pointer: string): string =>
  `${CONTRACT_FILE}:${lineOf(pointer)} (#${pointer})`;

export const checkContract = (contract: Contract, rules = contractRules): string[] =>
  rules.flatMap(({ id, check }) =>
    check(contract).map(({ pointer, message }) => `${locationOf(contract, pointer)} ${id} : ${message}`),
  );

export async function lintContract(contract: Contract): Promise<string[]> {
  const config = await createConfig({ extends: [...REDOCLY_CONFIG.extends], rules: REDOCLY_CONFIG.rules });
  const source = JSON.stringify(contract.document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ location, ruleId, message }) => {
    const pointer = location[0]?.pointer?.replace(/^#/, '') ?? '';
    return `${locationOf(contract, pointer)} ${ruleId} : ${message}`;
  });
}
