// Renders Markdown as HTML, with some plugins.
import { type EvaluateOptions, evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';

type Page = Parameters<typeof evaluate>[0];
type Components = Parameters<Awaited<ReturnType<typeof evaluate>>['default']>[0]['components'];
type Plugins = Pick<EvaluateOptions, 'remarkPlugins' | 'rehypePlugins'>;

export async function renderMarkdown(
  page: Page,
  plugins: Plugins,
  components: Components = {},
): Promise<string> {
  const { default: Content } = await evaluate(page, { ...runtime, ...plugins });
  return renderToStaticMarkup(createElement(Content, { components }));
}
