// Markdown in, expected HTML out.
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderMarkdown } from '../tests/renderMarkdown';
import rehypeMailLinks from './rehypeMailLinks';

/** What Docusaurus' link component does with an address that has a scheme. */
const a = (props: object) => createElement('a', { target: '_blank', ...props });

const render = (markdown: string): Promise<string> =>
  renderMarkdown(markdown, { rehypePlugins: [rehypeMailLinks] }, { a });

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
