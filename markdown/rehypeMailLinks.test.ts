// Markdown in, expected HTML out.
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import rehypeMailLinks from './rehypeMailLinks';

/** What Docusaurus' link component does with an address that has a scheme. */
const a = (props: object) => createElement('a', { target: '_blank', ...props });

async function render(markdown: string): Promise<string> {
  const { default: Content } = await evaluate(markdown, { ...runtime, rehypePlugins: [rehypeMailLinks] });
  return renderToStaticMarkup(createElement(Content, { components: { a } }));
}

it('an e-mail address opens no new tab', async () => {
  expect(await render('[Écrire](mailto:aide@domaine.example)')).toBe(
    '<p><a href="mailto:aide@domaine.example">Écrire</a></p>',
  );
});

it('any other link is left to Docusaurus', async () => {
  expect(await render('[Lire](https://domaine.example)')).toBe(
    '<p><a target="_blank" href="https://domaine.example">Lire</a></p>',
  );
});
