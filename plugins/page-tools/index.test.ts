import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parsePage, printFragment } from '../../lib/hast';
import pageTools from './index';

it('a page links to its copy in Markdown, which is written beside it, and to the list of all pages', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'page-tools-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const { htmlTransform } = pageTools({
    ...{ siteTitle: 'Aide', tagline: 'Aider', publisher: 'Potager', supportEmail: 'aide@potager.test' },
    ...{ edition: undefined, lastEdition: undefined, editAddress: undefined, languages: {}, changesOn: '/b' },
    updatedAt: async () => undefined,
  });
  const tree = parsePage('<link rel="canonical" href="https://a.test/aide/a"><main><h1>A</h1></main>');
  const site = { siteDir: '', outDir, url: 'https://a.test', baseUrl: '/aide/' };
  await htmlTransform.transformPage?.({ file: 'a/index.html', tree }, site);
  expect(printFragment(tree)).toContain(
    '<link rel="alternate" type="text/markdown" href="/aide/a.md"><link rel="describedby" type="text/markdown" href="/aide/llms.txt"></head>',
  );
  expect(readdirSync(outDir)).toEqual(['a.md']);
});
