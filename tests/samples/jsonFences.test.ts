// Each example of JSON on an API page follows the schema of the contract that its fence names: ```json schema="Case".
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { asTyped, type Page, readPage, readPages } from '../../checks/page';
import { lookUp } from '../../lib/json';
import { parseFenceMeta } from '../../markdown/code/fence';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { settingEntries } from '../../product/settings';
import { LIBRARY_CONTRACT } from '../fixtures/library';
import { type Judge, judge, judgeOf } from './contract';

const refuse = (reason: string): never => {
  throw new Error(reason);
};

function fenceFaults(meta: string, code: string, { contract, faultsOf }: Judge): string[] {
  const { schema } = parseFenceMeta(meta, refuse);
  if (!schema)
    return ['exemple sans schéma : nommez celui du contrat après « json », par exemple schema="Case"'];
  const pointer = `/components/schemas/${schema}`;
  if (lookUp(contract, pointer) === undefined) return [`le contrat n'a pas de schéma « ${schema} »`];
  return faultsOf(pointer, JSON.parse(substituteFacts(asTyped(code)).text));
}

/** `docs/api/cases.mdx:42 : /status must be equal to…` */
function pageFaults({ file, tree }: Page, by: Judge): string[] {
  const faults: string[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    if (lang !== 'json') return;
    const found = fenceFaults(meta ?? '', value, by);
    faults.push(...found.map((fault) => `${file}:${position?.start.line} : ${fault}`));
  });
  return faults;
}

it('every example of the API pages follows its schema', () => {
  const pages = readPages('docs').filter(({ file }) => file.startsWith('docs/api/'));
  expect(pages.flatMap((page) => pageFaults(page, judge))).toEqual([]);
});

describe('an example is refused', () => {
  const library = judgeOf(siteApiReference.contracts.read(LIBRARY_CONTRACT));
  const faults = (fence: string, code: string): string[] =>
    pageFaults(readPage('docs/api/page.mdx', `Texte.\n\n~~~json ${fence}\n${code}\n~~~\n`), library);

  it('without a schema', () => {
    expect(faults('title="Corps"', '{}')).toEqual([
      expect.stringContaining('page.mdx:3 : exemple sans schéma'),
    ]);
  });
  it('of a schema that the contract does not have', () => {
    expect(faults('schema="Dossier"', '{}')).toEqual([expect.stringContaining('pas de schéma « Dossier »')]);
  });
  it('that breaks its schema', () => {
    expect(faults('schema="Token"', '{ "access_token": "a", "expires_in": "demain" }')).toEqual([
      'docs/api/page.mdx:3 : /expires_in must be integer',
    ]);
  });
  it('but not one that follows it, with its facts in place', () => {
    const [number] = settingEntries.find(([, { value, unit }]) => unit && Number.isInteger(value)) ?? [];
    expect(
      faults(
        'title="Réponse" schema="Token"',
        `{ "access_token": "a", "expires_in": {{settings.${number}.value}} }`,
      ),
    ).toEqual([]);
  });
});
