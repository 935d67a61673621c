import path from 'node:path';
import { expect, it } from 'vitest';
import { shareCardOf } from '../lib/shareCards';
import { latestRelease } from '../product/releases';
import { replaceFactsOfPage } from './facts/replaceFacts';
import { parseFrontMatter } from './frontMatter';

const parse = (frontMatter: Record<string, unknown>, content = '', file = 'docs/x.mdx') =>
  parseFrontMatter({
    filePath: path.resolve(file),
    fileContent: '',
    defaultParseFrontMatter: async () => ({ frontMatter, content }),
  });

it('facts are replaced in the texts of the front matter, and in the text that may become a description', async () => {
  const date = new Date();
  const keywords = ['application {{releases.application}}'];
  const typed = { description: 'API {{releases.api}}', keywords, unlisted: true, date };
  const { frontMatter, content } = await parse(typed, 'API {{releases.api}}');
  expect(frontMatter).toEqual({
    description: `API ${latestRelease.api}`,
    keywords: [`application ${latestRelease.application}`],
    unlisted: true,
    date,
  });
  expect(content).toBe(`API ${latestRelease.api}`);
});

it('an unknown fact is left to the preprocessor, which names the file and the line', async () => {
  expect((await parse({ description: '{{rien}}' })).frontMatter).toEqual({ description: '{{rien}}' });
  const page = { filePath: path.resolve('docs/x.mdx'), fileContent: '---\ndescription: "{{rien}}"\n---\n' };
  expect(() => replaceFactsOfPage(page)).toThrow('docs/x.mdx:2:15 : le fait « rien »');
});

it('only the fields that a reader sees get their typography', async () => {
  const unseen = { keywords: ["l'un"], slug: "l'un" };
  const typed = { title: "L'API : guide", description: "L'un ?", sidebar_label: "L'un", ...unseen };
  expect((await parse(typed)).frontMatter).toMatchObject({
    title: 'L’API\u00A0: guide',
    description: 'L’un\u202F?',
    sidebar_label: 'L’un',
    ...unseen,
  });
});

it.each([
  ['docs/guide/page.mdx', { title: 'Une page' }, shareCardOf('/docs/guide/page')],
  ['docs/guide/page.mdx', { title: 'Une page', image: '/a.png' }, '/a.png'],
  ['docs/guide/_part.mdx', {}, undefined],
  ['src/pages/page.mdx', { title: 'Une page' }, undefined],
])('the share card of %s with %j is %s', async (file, frontMatter, card) => {
  expect((await parse(frontMatter, '', file)).frontMatter.image).toBe(card);
});
