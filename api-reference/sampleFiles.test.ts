import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseFragment, printFragment } from '../lib/hast';
import { splitSamples } from './sampleFiles';

const outDir = mkdtempSync(path.join(tmpdir(), 'exemples-'));
afterAll(() => rmSync(outDir, { recursive: true }));
const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');

const sample = (language: string, code: string): string =>
  `<figure class="sample" data-language="${language}"><div><pre><code>${code}</code></pre></div></figure>`;
const group = (name: string, ...samples: string[]): string =>
  `<div class="samples" data-samples="${name}"><a href="#">cURL</a>${samples.join('')}</div>`;

it('a page keeps the first sample of each group; the others are in files, one by one and by language', async () => {
  const html = `<main>${group('a', sample('curl', 'curl <b>&amp;</b>'), sample('php', '&lt;?php a'))}${group(
    'b',
    sample('curl', 'b'),
    sample('php', 'b();'),
  )}</main>`;
  const page = { file: 'docs/api/index.html', tree: parseFragment(html) };
  await splitSamples.transformPage?.(page, { siteDir: '', outDir, url: '', baseUrl: '/' });
  expect(printFragment(page.tree)).toBe(
    `<main>${group('a', sample('curl', 'curl <b>&amp;</b>'))}${group('b', sample('curl', 'b'))}</main>`,
  );
  expect(read('exemples/a.curl.txt')).toBe('curl &\n');
  expect(read('exemples/a.php.txt')).toBe('<?php a\n');
  expect(read('docs/api/exemples-php.txt')).toBe(
    `<div data-samples="a">${sample('php', '&lt;?php a')}</div>\n<div data-samples="b">${sample('php', 'b();')}</div>`,
  );
});
