import path from 'node:path';
import { expect, it } from 'vitest';
import { shareCardOf } from '../lib/shareCards';
import { latestRelease } from '../product/releases';
import { replaceFactsOfPage } from './facts/replaceFacts';
import { parseFrontMatter } from './frontMatter';

const parse = (frontMatter: Record<string, unknown>, content = '') =>
  parseFrontMatter({
    filePath: path.resolve('docs/x.mdx'),
    fileContent: '',
    defaultParseFrontMatter: async () => ({ frontMatter, content }),
  });

it('replaces facts in the texts of the front matter, and leaves the rest', async () => {
  const date = new Date();
  const { frontMatter } = await parse({
    description: 'API {{releases.api}}',
    keywords: ['application {{releases.application}}'],
    unlisted: true,
    date,
  });
  expect(frontMatter).toEqual({
    description: `API ${latestRelease.api}`,
    keywords: [`application ${latestRelease.application}`],
    unlisted: true,
    date,
  });
});

it('replaces facts in the text from which a missing description is taken', async () => {
  expect((await parse({}, 'API {{releases.api}}')).content).toBe(`API ${latestRelease.api}`);
});

it('leaves faults in the front matter to the preprocessor, which names the file from the root and the line', async () => {
  expect((await parse({ description: '{{rien}}' })).frontMatter).toEqual({ description: '{{rien}}' });
  expect(() =>
    replaceFactsOfPage({
      filePath: path.resolve('docs/x.mdx'),
      fileContent: '---\ndescription: "{{rien}}"\n---\n',
    }),
  ).toThrow('docs/x.mdx:2:15 : le fait « rien »');
});

it('gives their typography to the fields that a reader sees, and only to those', async () => {
  const { frontMatter } = await parse({
    title: "L'API : guide",
    description: "L'un ?",
    sidebar_label: "L'un",
    keywords: ["l'un"],
    slug: "l'un",
    unlisted: true,
  });
  expect(frontMatter).toMatchObject({
    title: 'L’API\u00A0: guide',
    description: 'L’un\u202F?',
    sidebar_label: 'L’un',
    keywords: ["l'un"],
    slug: "l'un",
    unlisted: true,
  });
});

it('names the share card of a page, unless the page names a picture of its own', async () => {
  const cardOf = async (file: string, frontMatter: Record<string, unknown>) => {
    const parsed = await parseFrontMatter({
      filePath: path.resolve(file),
      fileContent: '',
      defaultParseFrontMatter: async () => ({ frontMatter, content: '' }),
    });
    return parsed.frontMatter.image;
  };
  expect(await cardOf('docs/guide/page.mdx', { title: 'Une page' })).toBe(shareCardOf('/docs/guide/page'));
  expect(await cardOf('docs/guide/page.mdx', { title: 'Une page', image: '/a.png' })).toBe('/a.png');
  expect(await cardOf('docs/guide/_part.mdx', {})).toBeUndefined();
  expect(await cardOf('src/pages/page.mdx', { title: 'Une page' })).toBeUndefined();
});
