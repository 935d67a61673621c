import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { afterAll, expect, it } from 'vitest';
import { splitSamples } from './sampleFiles';

const outDir = mkdtempSync(path.join(tmpdir(), 'exemples-'));
afterAll(() => rmSync(outDir, { recursive: true }));
const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');

const sample = (language: string, code: string): string =>
  `<figure class=sample data-language=${language}><div><pre><code>${code}</code></pre></div></figure>`;
const group = (name: string, ...samples: string[]): string =>
  `<div class=samples data-samples=${name}><a href=#>cURL</a>${samples.join('')}</div>`;

it('a page keeps the first sample of each group; the others are in files, one by one and by language', async () => {
  const text = `<main>${group('a', sample('curl', 'curl <b>&amp;</b>'), sample('php', '&lt;?php a'))}<p>${group(
    'b',
    sample('curl', 'b'),
    sample('php', 'b();'),
  )}</main>`;
  const [page, other] = await splitSamples(
    [
      { file: 'docs/api/index.html', text },
      { file: 'docs/index.html', text: '<p>Sans exemple' },
    ],
    { outDir } as Props,
  );
  expect(page?.text).toBe(
    `<main>${group('a', sample('curl', 'curl <b>&amp;</b>'))}<p>${group('b', sample('curl', 'b'))}</main>`,
  );
  expect(other?.text).toBe('<p>Sans exemple');
  expect(read('exemples/a.curl.txt')).toBe('curl &\n');
  expect(read('exemples/a.php.txt')).toBe('<?php a\n');
  expect(read('docs/api/exemples-php.txt')).toBe(
    `<div data-samples="a">${sample('php', '&lt;?php a')}</div>\n<div data-samples="b">${sample('php', 'b();')}</div>`,
  );
});
