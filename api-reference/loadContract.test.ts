import { describe, expect, it } from 'vitest';
import { siteApiReference } from '../api-reference.config';
import { type Contract, loadContract as loadFile } from './loadContract';

const FACTS = new Map([
  ['limits.loans', '1 200 prêts'],
  ['limits.loans.value', '1200'],
  ['names.product', 'Prêts'],
]);
const facts = { fact: (name: string) => FACTS.get(name), factNames: () => [...FACTS.keys()] };
const loadContract = (source: string): Contract => loadFile(source, 'contrat.yaml', facts);

describe('reading a contract', () => {
  it('puts facts in place of their names', () => {
    const { document, rawDocument } = loadContract(
      'name: "{{names.product}}"\ntitle: API {{ names.product }}\n',
    );
    expect(document).toEqual({ name: 'Prêts', title: 'API Prêts' });
    expect(rawDocument.name).toBe('{{names.product}}');
  });

  it('leaves double braces alone where no facts are given', () => {
    expect(loadFile('a: "{{b}}"\n', 'contrat.yaml').document).toEqual({ a: '{{b}}' });
  });

  it('leaves no name of a fact in the contract of the product', () => {
    expect(JSON.stringify(siteApiReference.contracts.load().document)).not.toContain('{{');
  });

  it('gives a number for a placeholder that stands alone, a text for one in a sentence', () => {
    const { document } = loadContract(
      'maximum: "{{limits.loans.value}}"\ndescription: Au plus {{limits.loans.value}}.\n',
    );
    expect(document).toEqual({ maximum: 1200, description: 'Au plus 1200.' });
  });

  it('refuses a fact that does not exist, with file and line', () => {
    expect(() => loadContract('a: 1\nb:\n  - c: "{{limits.rien}}"\n')).toThrow(
      "contrat.yaml:3 : le fait « limits.rien » n'existe pas. Noms proches : limits.loans,",
    );
  });

  it('refuses what is not YAML, or no object, with file and line', () => {
    expect(() => loadContract('a: 1\na: 2\n')).toThrow(/^contrat\.yaml:\d+ : /);
    expect(() => loadContract('- a\n')).toThrow('contrat.yaml:1 : un objet est attendu.');
  });

  it('gives the line of a pointer, or of its nearest ancestor that exists', () => {
    const { lineOf } = loadContract('paths:\n  /cases:\n    post:\n      tags: [x,\n        y]\n');
    expect(lineOf('')).toBe(1);
    expect(lineOf('/paths/~1cases')).toBe(2);
    expect(lineOf('/paths/~1cases/post/tags')).toBe(4);
    expect(lineOf('/paths/~1cases/post/tags/1')).toBe(5);
    expect(lineOf('/paths/~1cases/get/summary')).toBe(2);
  });
});
