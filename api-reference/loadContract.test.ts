import { describe, expect, it } from 'vitest';
import { identity } from '../product/identity';
import { settingEntries } from '../product/settings';
import { loadContract } from './loadContract';

describe('loadContract', () => {
  it("puts the product's facts in place of their names", () => {
    const { document, rawDocument } = loadContract(
      'url: "{{identity.apiBase}}"\ntitle: API {{ identity.productName }}\n',
    );
    expect(document).toEqual({ url: identity.apiBase, title: `API ${identity.productName}` });
    expect(rawDocument.url).toBe('{{identity.apiBase}}');
  });

  it('leaves no name of a fact in the contract of the product', () => {
    expect(JSON.stringify(loadContract().document)).not.toContain('{{');
  });

  it('gives a number for a placeholder that stands alone, a text for one in a sentence', () => {
    for (const [key, { value, unit }] of settingEntries) {
      if (!unit) continue;
      const name = `{{settings.${key}.value}}`;
      const { document } = loadContract(`maximum: "${name}"\ndescription: Au plus ${name}.\n`);
      expect(document).toEqual({ maximum: value, description: `Au plus ${value}.` });
    }
  });

  it('refuses a fact that does not exist, with file and line', () => {
    expect(() => loadContract('a: 1\nb:\n  - c: "{{settings.rien}}"\n')).toThrow(
      "product/openapi.yaml:3 : le fait « settings.rien » n'existe pas.",
    );
  });

  it('refuses what is not YAML, or no object, with file and line', () => {
    expect(() => loadContract('a: 1\na: 2\n')).toThrow(/^product\/openapi\.yaml:\d+ : /);
    expect(() => loadContract('- a\n')).toThrow('product/openapi.yaml:1 : un objet est attendu.');
  });

  it('says the line of a pointer, or of the nearest thing that exists', () => {
    const { lineOf } = loadContract('paths:\n  /cases:\n    post:\n      tags: [x,\n        y]\n');
    expect(lineOf('')).toBe(1);
    expect(lineOf('/paths/~1cases')).toBe(2);
    expect(lineOf('/paths/~1cases/post/tags')).toBe(4);
    expect(lineOf('/paths/~1cases/post/tags/1')).toBe(5);
    expect(lineOf('/paths/~1cases/get/summary')).toBe(2);
  });
});
