// Nothing of the contract is left untold: each operation has its page, each event, error and scope is shown.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../api-reference/contract';
import { CONTRACT_FILE } from '../../api-reference/loadContract';
import { apiOperations } from '../../api-reference/model/operation';
import { piecesUnder } from '../../api-reference/site';
import { tableTag } from '../../markdown/facts/remarkFactTables';
import { replaceFacts } from '../../markdown/facts/replaceFacts';
import { apiErrors, certificateFailures, oauthErrors, reportFailures } from '../../product/errors';
import { factTables } from '../../product/facts';

const pieces = piecesUnder('docs');
const pagesOf = (piece: string): string[] =>
  pieces.filter(({ name }) => name === piece).map(({ file }) => file);

describe('every operation is on exactly one page', () => {
  const ids = apiOperations(readContract(CONTRACT_FILE)).map(({ id }) => id);

  it.each(ids)('%s', (id) => {
    const places = pieces.filter(({ name, attributes }) => name === 'Operation' && attributes.id === id);
    expect(places.map(({ file }) => file)).toHaveLength(1);
  });
});

it.each(['Webhooks', 'Scopes', 'Operations'])('<%s /> lists them all, on exactly one page', (piece) => {
  expect(pagesOf(piece)).toHaveLength(1);
});

describe('every error code is explained on a page of the API', () => {
  const files = readdirSync('docs/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join('docs/api', file));
  const pages = files.map((file) => replaceFacts(readFileSync(file, 'utf8'), file)).join('\n');
  const text = [...factTables].reduce((all, [name, table]) => all.replaceAll(tableTag(name), table), pages);
  const codes = [...apiErrors, ...oauthErrors, ...certificateFailures, ...reportFailures].map(
    ({ code }) => code,
  );

  it.each([...new Set(codes)])('%s', (code) => {
    expect(text).toContain(`\`${code}\``);
  });
});
