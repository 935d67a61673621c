import { expect, it } from 'vitest';
import { asTypedPath, namesOf, pageNameFault } from './pageNames';

it.each([
  ['docs/guide/page.mdx', 'guide/page', '/docs/guide/page', 'docs/guide/page.questions.txt'],
  ['docs/guide/index.mdx', 'guide/index', '/docs/guide/', 'docs/guide/index.questions.txt'],
  ['docs/index.mdx', 'index', '/docs', 'docs/index.questions.txt'],
])('%s is %s in the menu and %s in the browser', (file, id, address, questions) => {
  expect(namesOf(file)).toEqual({ file, id, address, questions });
});

it.each(['./docs/guide/page.mdx', 'docs\\guide\\page.mdx', 'docs/guide//page.mdx'])(
  '%s is a path',
  (typed) => {
    expect(asTypedPath(typed)).toBe('docs/guide/page.mdx');
  },
);

it.each(['docs/guide/page.mdx', 'docs/guide/index.mdx', 'docs/a/b/Page-2.mdx', 'docs/2fa.mdx'])(
  '%s is a good name',
  (file) => {
    expect(pageNameFault(file)).toBeUndefined();
  },
);

it.each([
  ['docs/guide/page.md', /docs\/guide\/page\.mdx/],
  ['docs/gui de/page.mdx', /docs\/gui_de\/page\.mdx/],
  ['docs/guide/Rôles.mdx', /docs\/guide\/Roles\.mdx/],
  ['docs/guide/_page.mdx', /docs\/guide\/page\.mdx/],
  ['docs/guide/.mdx', /lettres sans accent/],
  ['docs/guide/README.mdx', /autre adresse que \/docs\/guide\/README/],
  ['docs/guide/guide.mdx', /autre adresse/],
  ['docs/01-guide/page.mdx', /autre adresse/],
])('%s is refused, with the correction', (file, mend) => {
  expect(pageNameFault(file)).toMatch(mend);
});
