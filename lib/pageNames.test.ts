import { describe, expect, it } from 'vitest';
import { asTypedPath, faultOfName, namesOf } from './pageNames';

it.each([
  ['docs/guide/page.mdx', 'guide/page', '/docs/guide/page', 'docs/guide/page.questions.txt'],
  ['docs/page.mdx', 'page', '/docs/page', 'docs/page.questions.txt'],
  ['docs/guide/index.mdx', 'guide/index', '/docs/guide/', 'docs/guide/index.questions.txt'],
  ['docs/index.mdx', 'index', '/docs', 'docs/index.questions.txt'],
])('%s is %s in the menu and %s in the browser', (file, id, address, questions) => {
  expect(namesOf(file)).toEqual({ file, id, address, questions });
});

it.each(['./docs/guide/page.mdx', 'docs\\guide\\page.mdx', 'docs/guide//page.mdx'])('%s is read', (typed) => {
  expect(asTypedPath(typed)).toBe('docs/guide/page.mdx');
});

describe('a name', () => {
  it.each(['docs/guide/page.mdx', 'docs/guide/index.mdx', 'docs/a/b/Page_2.mdx', 'docs/page.mdx'])(
    '%s is good',
    (file) => {
      expect(faultOfName(file)).toBeUndefined();
    },
  );

  it.each([
    'guide/page.mdx',
    'docs/guide/page.md',
    'docs/gui de/page.mdx',
    'docs/guide/.mdx',
    'docs/guide/README.mdx',
  ])('%s is refused, with the mend', (file) => {
    expect(faultOfName(file)).toMatch(/^« .* » : /);
  });
});
