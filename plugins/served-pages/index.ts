// Adds no content: it rewrites the built pages, so that they work under a strict Content-Security-Policy, and so that
// their first screen needs nothing but themselves. Beside each page it puts the article of that page alone.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import postcss from 'postcss';
import type { Addition, BuiltPage as AsBuilt } from '../../lib/builtPages';
import { articleIn, firstScreenEnd, kindOf, withNeeds, withOneInlineScript, withWholeNavbar } from './pages';
import { type RoutesChunkNames, scriptsOf } from './scripts';
import { type BuiltPage, stylesOf } from './styles';
import { elementsIn } from './tokens';

const STYLES = 'assets/css';
const SCRIPTS = 'assets/js';

type Options = {
  /** Classes that scripts name, and that are on a page from the beginning or never. */
  readonly inPagesOnly?: RegExp;
  /** What others put into the pages, one after the other: before their rules are worked out, and their articles taken. */
  readonly additions?: readonly Addition[];
};

type File = { readonly file: string; readonly text: string };

/** All built pages, with what others put into them. */
async function pagesWith(additions: readonly Addition[], site: Props): Promise<readonly AsBuilt[]> {
  let pages: readonly AsBuilt[] = (await filesIn(site.outDir, '.html')).map(({ file, text }) => ({
    file: path.relative(site.outDir, file).split(path.sep).join('/'),
    text,
  }));
  for (const add of additions) pages = await add(pages, site);
  return pages;
}

async function filesIn(folder: string, end: string): Promise<File[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(end)).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, text: await readFile(file, 'utf8') };
    }),
  );
}

/** The theme hides its icon sprite with an inline style, which such a policy forbids. */
export function withoutInlineStyle(html: string): string {
  return html.replace(/<svg style="display: ?none;?">/, '<svg display="none">');
}

/** The theme tells a crawler, of whose search this site has no need, what version and language a page has. */
export const withoutCrawlerTags = (html: string): string =>
  html.replaceAll(/<meta data-rh="?true"? name="?doc(?:search|usaurus)[^>]*>/g, '');

/** Some of those who show a card for a link of theirs do not read an attribute without quotes. */
export const withQuotedCards = (html: string): string =>
  html.replaceAll(/<meta\b(?:"[^"]*"|[^">])*\sproperty=(?:"[^"]*"|[^">])*>/g, (tag) =>
    tag.replaceAll(/=(?:"[^"]*"|([^"\s>]+))/g, (whole, bare) => (bare ? `="${bare}"` : whole)),
  );

const builtPage = (outDir: string, { file, text }: AsBuilt): BuiltPage => {
  const html = withWholeNavbar(
    withOneInlineScript(withQuotedCards(withoutCrawlerTags(withoutInlineStyle(text)))),
  );
  const kind = kindOf(file, html);
  return { file: path.join(outDir, file), html, kind, end: firstScreenEnd(html), elements: elementsIn(html) };
};

/** Named after what it holds: browsers keep it for good. */
async function writeSheet(folder: string, text: string): Promise<string> {
  const file = `styles.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
  await writeFile(path.join(folder, file), text);
  return file;
}

/** Client navigation takes it from there (src/components/StaticArticle/articles.ts): half of a page, or less. */
async function writePage(file: string, html: string): Promise<void> {
  await writeFile(file, html);
  const article = articleIn(html);
  if (article !== undefined) await writeFile(path.join(path.dirname(file), 'article.txt'), article);
}

/** What shortens the style sheets (Lightning CSS) does it too, for the browsers of package.json, and in no time. */
const isForOlderBrowsers = (plugin: unknown): boolean =>
  Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');

/**
 * Any other rewrite of the built pages belongs in this plugin too: Docusaurus runs the `postBuild` hooks of all plugins
 * at the same time, and two of them would overwrite each other's files.
 */
export default function servedPages({ inPagesOnly, additions = [] }: Options): () => Plugin {
  return () => ({
    name: 'served-pages',
    configurePostCss: ({ plugins, ...options }) => ({
      ...options,
      // Docusaurus gives all settings: to look for a file of more, the loader reads the whole way up for each sheet.
      config: false,
      plugins: plugins.filter((plugin) => !isForOlderBrowsers(plugin)),
    }),
    async postBuild(site) {
      const { outDir, generatedFilesDir, routes, baseUrl } = site;
      const folder = path.join(outDir, STYLES);
      const [bundled, ...others] = await filesIn(folder, '.css');
      if (!bundled || others.length > 0)
        throw new Error(`${STYLES} holds ${others.length + 1} style sheets: Docusaurus makes one of all.`);
      const scripts = await filesIn(path.join(outDir, SCRIPTS), '.js');
      const pages = (await pagesWith(additions, site)).map((page) => builtPage(outDir, page));
      const chunkNames: RoutesChunkNames = JSON.parse(
        await readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
      );

      const styles = stylesOf({
        pages,
        css: postcss.parse(bundled.text),
        scripts: scripts.map(({ text }) => text),
        inPagesOnly,
      });
      await rm(bundled.file);
      const sheet = `${baseUrl}${STYLES}/${await writeSheet(folder, styles.sheet.toString())}`;

      const scriptsOfPage = scriptsOf({
        routes,
        chunkNames,
        files: scripts.map(({ file }) => path.basename(file)),
      });
      await Promise.all(
        pages.map(({ file, html, kind, end }) => {
          const page = baseUrl + path.relative(outDir, file).replace(/(?:^|\/)index\.html$/, '');
          const needs = {
            rules: styles.rules[kind],
            sheet,
            scripts: scriptsOfPage(page).map((name) => `${baseUrl}${SCRIPTS}/${name}`),
          };
          return writePage(file, withNeeds(html, end, needs));
        }),
      );
    },
  });
}
