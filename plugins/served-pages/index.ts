// Adds no content: it rewrites the built pages, so that they work under a strict Content-Security-Policy, and so that
// their first screen needs nothing but themselves. Beside each page it puts the article of that page alone.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import postcss from 'postcss';
import type { Addition, BuiltPage as AsBuilt } from '../../lib/builtPages';
import { dayAndNight } from './dayAndNight';
import { articleIn, firstScreenEnd, kindOf, withNeeds, withOneInlineScript, withWholeNavbar } from './pages';
import { type RoutesChunkNames, scriptsOf } from './scripts';
import { usersOf } from './styleSheet';
import { type BuiltPage, type Sheet, stylesOf } from './styles';
import { elementsIn, tokensOf } from './tokens';

const STYLES = 'assets/css';
const SCRIPTS = 'assets/js';
/** The bundler's name for the style sheet of every page. */
const MAIN = 'styles';

type Options = {
  /**
   * What only some pages show has a style sheet of its own, by this name, with the rules of these files. A page has those
   * that it needs in this order.
   */
  readonly parts: Readonly<Record<string, RegExp>>;
  /** So has what a page shows that is no article. Its script brings the sheet, which stays as the bundler named it. */
  readonly pages: Readonly<Record<string, RegExp>>;
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

const builtPage = (outDir: string, { file, text }: AsBuilt): BuiltPage => {
  const html = withWholeNavbar(withOneInlineScript(withoutCrawlerTags(withoutInlineStyle(text))));
  const kind = kindOf(file, html);
  return { file: path.join(outDir, file), html, kind, end: firstScreenEnd(html), elements: elementsIn(html) };
};

const nameOf = (file: string): string => path.basename(file).split('.')[0] ?? '';

/** Named after what it holds: browsers keep it for good. */
async function writeSheet(folder: string, { name, css }: Sheet): Promise<string> {
  const text = css.toString();
  const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
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

/** Docusaurus makes one style sheet for all pages, and for all of them the same. */
const styleSheetsFor = (files: Readonly<Record<string, RegExp>>) => ({
  optimization: {
    splitChunks: {
      cacheGroups: Object.fromEntries(
        Object.entries(files).map(([name, test]) => [
          name,
          { name, test, type: 'css/mini-extract', chunks: 'all' as const, enforce: true, priority: 60 },
        ]),
      ),
    },
  },
});

/**
 * Any other rewrite of the built pages belongs in this plugin too: Docusaurus runs the `postBuild` hooks of all plugins
 * at the same time, and two of them would overwrite each other's files.
 */
export default function servedPages({
  parts,
  pages: ofPages,
  inPagesOnly,
  additions = [],
}: Options): () => Plugin {
  const names = [MAIN, ...Object.keys(parts)];
  const isRewritten = (file: string): boolean => names.includes(nameOf(file));
  return () => ({
    name: 'served-pages',
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production' ? {} : styleSheetsFor({ ...parts, ...ofPages }),
    configurePostCss: ({ plugins, ...options }) => ({
      ...options,
      // Docusaurus gives all settings: to look for a file of more, the loader reads the whole way up for each sheet.
      config: false,
      plugins: [dayAndNight, ...plugins.filter((plugin) => !isForOlderBrowsers(plugin))],
    }),
    async postBuild(site) {
      const { outDir, generatedFilesDir, routes, baseUrl } = site;
      const folder = path.join(outDir, STYLES);
      const styleSheets = await filesIn(folder, '.css');
      const sheets = styleSheets
        .filter(({ file }) => isRewritten(file))
        .sort((a, b) => names.indexOf(nameOf(a.file)) - names.indexOf(nameOf(b.file)));
      const scripts = await filesIn(path.join(outDir, SCRIPTS), '.js');
      const pages = (await pagesWith(additions, site)).map((page) => builtPage(outDir, page));
      const chunkNames: RoutesChunkNames = JSON.parse(
        await readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
      );

      const untouched = styleSheets
        .filter(({ file }) => !isRewritten(file))
        .map(({ file, text }) => ({
          css: postcss.parse(text),
          address: `${baseUrl}${STYLES}/${path.basename(file)}`,
        }));
      const styles = stylesOf({
        pages,
        sheets: sheets.map(({ file, text }) => ({ name: nameOf(file), css: postcss.parse(text) })),
        main: MAIN,
        otherSheets: untouched.map(({ css }) => css),
        scripts: scripts.map(({ text }) => text),
        inPagesOnly,
      });
      await Promise.all(sheets.map(({ file }) => rm(file)));
      const addressOf = async (sheet: Sheet): Promise<string> =>
        `${baseUrl}${STYLES}/${await writeSheet(folder, sheet)}`;
      const main = await addressOf(styles.main);
      const others = await Promise.all(
        styles.parts.map(async (sheet) => ({ css: sheet.css, address: await addressOf(sheet) })),
      );

      const given = [...others, ...untouched].map(({ css, address }) => ({ isUsed: usersOf(css), address }));
      const scriptsOfPage = scriptsOf({
        routes,
        chunkNames,
        files: scripts.map(({ file }) => path.basename(file)),
      });
      await Promise.all(
        pages.map(({ file, html, kind, end, elements }) => {
          const tokens = tokensOf(elements);
          const used = given.filter(({ isUsed }) => isUsed((token) => tokens.has(token)));
          const page = baseUrl + path.relative(outDir, file).replace(/(?:^|\/)index\.html$/, '');
          const needs = {
            rules: styles.rules(kind),
            sheets: [main, ...used.map(({ address }) => address)],
            scripts: scriptsOfPage(page).map((name) => `${baseUrl}${SCRIPTS}/${name}`),
          };
          return writePage(file, withNeeds(html, end, needs));
        }),
      );
    },
  });
}
