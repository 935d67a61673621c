// Checks the contract by the rules of Redocly on OpenAPI, and by those of rules.ts.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { LineCounter, parseDocument, Scalar, visit } from 'yaml';
import type { Contract } from '../../api-reference';
import { CONTRACT_FILE } from '../../api-reference.config';
import { type Check, contractRules, type Product, product } from './rules';

/** Redocly's recommended rules, each an error, but for one: the product states no licence. */
const REDOCLY_RULES = { 'info-license': 'off', 'operation-description': 'error' } as const;

const locationOf = ({ lineOf }: Contract, pointer: string): string =>
  `${CONTRACT_FILE}:${lineOf(pointer)} (#${pointer})`;

export const checkContract = (
  contract: Contract,
  of: Product = product,
  rules: Readonly<Record<string, Check>> = contractRules,
): string[] =>
  Object.entries(rules).flatMap(([id, check]) =>
    [...check(contract, of)].map(
      ({ pointer, message }) => `${locationOf(contract, pointer)} ${id} : ${message}`,
    ),
  );

export async function lintContract(contract: Contract): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'], rules: REDOCLY_RULES });
  const source = JSON.stringify(contract.document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ location, ruleId, message }) => {
    const pointer = location[0]?.pointer?.replace(/^#/, '') ?? '';
    return `${locationOf(contract, pointer)} ${ruleId} : ${message}`;
  });
}

/** A day, alone or followed by a time: `2025-09-16`, `2025-09-16T18:43:21+02:00`. */
const DATE = /^\d{4}-\d{1,2}-\d{1,2}(?:(?:[Tt]|[ \t]+)\d.*)?$/;

/** To readers of YAML 1.1, a date without quotes is no text but a date, which loses its offset. */
export function unquotedDates(source: string, file: string): string[] {
  const lineCounter = new LineCounter();
  const faults: string[] = [];
  visit(parseDocument(source, { lineCounter }), {
    Scalar(_, { type, value, range }) {
      if (type !== Scalar.PLAIN || typeof value !== 'string' || !DATE.test(value)) return;
      const { line } = lineCounter.linePos(range?.[0] ?? 0);
      faults.push(
        `${file}:${line} quoted-dates : écrivez "${value}" entre guillemets. Sans eux, certains lecteurs de YAML en font une date, sans son décalage.`,
      );
    },
  });
  return faults;
}
