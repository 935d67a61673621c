import { evaluate } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleTabs } from './render/samples';
import type { Sample } from './samples/types';

async function render(name: string, samples: readonly Sample[]): Promise<string> {
  const needs = { python: [{ name: 'Python', version: '3.9' }, { name: 'requests' }] };
  const insert = () => (tree: Root) => {
    tree.children = sampleTabs(name, samples, needs);
  };
  const { default: Content } = await evaluate('', { ...runtime, remarkPlugins: [insert] });
  return renderToStaticMarkup(createElement(Content)).replaceAll('\n', '');
}

const PYTHON: Sample = { language: 'python', code: 'print()' };
const CURL: Sample = { language: 'curl', code: 'curl' };

it('a group has a name, and for each language a link to a file and a captioned sample with the versions that it needs, in the order of the site', async () => {
  expect(await render('createCase', [PYTHON, CURL])).toBe(
    '<div class="samples" data-samples="createCase">' +
      '<div class="samples-choice" role="group" aria-label="Langage des exemples">' +
      '<a href="pathname:///exemples/createCase.curl.txt" target="_self" data-language="curl" aria-current="true">cURL</a>' +
      '<a href="pathname:///exemples/createCase.python.txt" target="_self" data-language="python">Python</a></div>' +
      '<figure class="sample" data-language="curl"><figcaption>cURL</figcaption>' +
      '<pre><code class="language-bash">curl</code></pre></figure>' +
      '<figure class="sample" data-language="python"><figcaption>Python</figcaption>' +
      '<pre><code class="language-python">print()</code></pre>' +
      '<p class="sample-needs">Versions minimales : Python 3.9, requests.</p></figure></div>',
  );
});

it('an operation without samples has a sentence in their place, and a single sample has no choice of languages', async () => {
  expect(await render('a', [])).toContain('Aucun exemple de code n&#x27;est montré ici');
  expect(await render('a', [CURL])).toBe('<pre><code class="language-bash">curl</code></pre>');
});
