import { evaluate } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleTabs } from './render/samples';
import type { Sample } from './samples/types';

async function render(...groups: (readonly [string, Sample[]])[]): Promise<string> {
  const insert = () => (tree: Root) => {
    tree.children = groups.flatMap(([name, samples]) => sampleTabs(name, samples));
  };
  const { default: Content } = await evaluate('', { ...runtime, remarkPlugins: [insert] });
  return renderToStaticMarkup(createElement(Content)).replaceAll('\n', '');
}

const PYTHON: Sample = { language: 'python', code: 'print()' };
const CURL: Sample = { language: 'curl', code: 'curl' };

it('a group has a name, and for each language a link to a file and a captioned sample, in the order of the site', async () => {
  expect(await render(['createCase', [PYTHON, CURL]])).toBe(
    '<div class="samples" data-samples="createCase">' +
      '<div class="samples-choice" role="group" aria-label="Langage des exemples">' +
      '<a href="pathname:///exemples/createCase.curl.txt" target="_self" data-language="curl" aria-current="true">cURL</a>' +
      '<a href="pathname:///exemples/createCase.python.txt" target="_self" data-language="python">Python</a></div>' +
      '<figure class="sample" data-language="curl"><figcaption>cURL</figcaption>' +
      '<pre><code class="language-bash">curl</code></pre></figure>' +
      '<figure class="sample" data-language="python"><figcaption>Python</figcaption>' +
      '<pre><code class="language-python">print()</code></pre></figure></div>',
  );
});

it('the versions that a language needs are under its sample, those of others are not', async () => {
  const needs = { python: [{ name: 'Python', version: '3.9' }, { name: 'requests' }] };
  const insert = () => (tree: Root) => {
    tree.children = sampleTabs('a', [CURL, PYTHON], needs);
  };
  const { default: Content } = await evaluate('', { ...runtime, remarkPlugins: [insert] });
  const html = renderToStaticMarkup(createElement(Content)).replaceAll('\n', '');
  expect(html).toContain(
    'print()</code></pre><p class="sample-needs">Versions minimales : Python 3.9, requests.</p>',
  );
  expect(html.match(/sample-needs/g)).toHaveLength(1);
});

it('an operation without a sample says so', async () => {
  expect(await render(['a', []])).toContain('Aucun exemple de code n&#x27;est montré ici');
});

it('a sample alone leaves nothing to choose', async () => {
  expect(await render(['a', [CURL]])).toBe('<pre><code class="language-bash">curl</code></pre>');
});
