import { describe, expect, it } from 'vitest';
import { madeUpPage, madeUpSite } from '../tests/madeUpSite';
import { refusals } from './check-release';

const dead = '/docs/guide/absente';

describe('a release is refused', () => {
  it('where an address is still an example, with the variable that sets it', () => {
    const address = { name: 'swagger', variable: 'DOCS_SWAGGER', value: 'https://a.example' } as const;
    expect(refusals(madeUpSite({}), [address])).toEqual([expect.stringMatching(/réglez DOCS_SWAGGER/)]);
  });

  it.each([
    ['a page', { pages: [madeUpPage('[Où](./absente.mdx)')] }, 'docs/guide/une.mdx:5:1 erreur links'],
    ['the home page', { typedLinks: [{ file: 'a.ts', line: 2, to: dead }] }, 'a.ts:2 erreur typed-links'],
    ['a figure', { figures: [{ name: 'plan', links: [dead] }] }, 'erreur figures'],
  ])('where %s leads nowhere', (_, given, place) => {
    expect(refusals(madeUpSite(given), [])).toEqual([expect.stringContaining(place)]);
  });

  it('where a page cannot be read', () => {
    const unreadable = [{ file: 'docs/a.mdx', line: 3, message: 'illisible' }];
    expect(refusals(madeUpSite({ unreadable }), [])).toEqual([expect.stringContaining('docs/a.mdx:3')]);
  });

  it('not where all links lead somewhere', () => {
    const typedLinks = [{ file: 'a.ts', line: 2, to: '/docs/guide/une' }];
    expect(refusals(madeUpSite({ pages: [madeUpPage('Texte.')], typedLinks }), [])).toEqual([]);
  });
});
