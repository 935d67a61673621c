// Rewrites the built pages, so that they work under a strict Content-Security-Policy, and so that their first screen needs
// nothing but themselves. Beside each page it puts the article of that page alone.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import { articlePlace, type BuiltPage, canonicalOf, type HtmlTransform } from '../../lib/builtPages';
import { deployFolder, PAGES_FILE, type PagesFile } from '../../lib/deployFolder';
import { errorWithoutStack } from '../../lib/errorWithoutStack';
import { filesOf } from '../../lib/filesOf';
import { elementsIn, parsePage, printFragment } from '../../lib/hast';
import { ARTICLE_FILE, AWAIT_STYLES } from '../../lib/pageMarks';
import { isSheet, POLICY, prepareForFirstScreen, RULES } from './pages';
import { inHeader, inlineIn, inPage, policyOf } from './policy';
import { scriptsOf } from './scripts';
import { collectTokens, firstRules } from './styles';

const STYLES = 'assets/css';
const SCRIPTS = 'assets/js';

type Options = {
  /** Run in this order, before the rules of the first screen and the articles are extracted. */
  readonly htmlTransforms?: readonly HtmlTransform[];
};

/** Pages of one kind share their rules. */
type Kind = 'article' | 'home' | 'other';

/** Names of elements, classes and ids of the first screens. */
type Seen = Readonly<Record<Kind, Set<string>>>;

const PLACE_OF_ARTICLE = 'article';

/** The article is printed once, for the page and for its own file. */
function printAndCollect(page: BuiltPage, seen: Seen) {
  const { file, tree } = page;
  const place = articlePlace(tree);
  const kind: Kind = place ? 'article' : file === 'index.html' ? 'home' : 'other';
  collectTokens(tree, seen[kind]);
  const known = { kind, inline: inlineIn(page), address: canonicalOf(tree) };
  if (!place) return { ...known, html: printFragment(tree), article: undefined };
  const { siblings, start, end } = place;
  const nodes = siblings.splice(start, end - start + 1, { type: 'comment', value: PLACE_OF_ARTICLE });
  const article = printFragment({ type: 'root', children: nodes });
  const html = printFragment(tree).replace(`<!--${PLACE_OF_ARTICLE}-->`, () => article);
  // The page that fetches the article has the style sheet already.
  const sheets = elementsIn(place.article, isSheet).map(
    (sheet) => `${printFragment(sheet)}<script>${AWAIT_STYLES}</script>`,
  );
  return { ...known, html, article: sheets.reduce((text, sheet) => text.replace(sheet, ''), article) };
}

type Printed = ReturnType<typeof printAndCollect>;

async function readSheet(folder: string): Promise<string> {
  const names = filesOf(folder).filter((file) => file.endsWith('.css'));
  const [name = ''] = names;
  if (names.length !== 1) throw new Error(`${folder} holds ${names.length} style sheets, and not one.`);
  return readFile(path.join(folder, name), 'utf8');
}

/** For deploy/. */
async function writePagesFile(outDir: string, policy: string, printedPages: ReadonlyMap<string, Printed>) {
  const pages = [...printedPages]
    .filter(([file]) => path.basename(file) === 'index.html')
    .map(([file, { address }]) => {
      if (!address) throw errorWithoutStack(`build/${file} ne dit pas son adresse (link rel="canonical").`);
      return { route: decodeURI(new URL(address).pathname), file };
    });
  await mkdir(deployFolder(outDir), { recursive: true });
  const content = JSON.stringify({ policy, pages } satisfies PagesFile, null, 2);
  await writeFile(path.join(deployFolder(outDir), PAGES_FILE), content);
}

async function finishPages(props: Props, htmlTransforms: readonly HtmlTransform[]): Promise<void> {
  const { siteDir, outDir, generatedFilesDir, routes, baseUrl } = props;
  const site = { siteDir, outDir, baseUrl, url: props.siteConfig.url };
  const scriptsOfPage = scriptsOf({
    routes,
    chunkNames: JSON.parse(await readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8')),
    files: filesOf(path.join(outDir, SCRIPTS)).filter((file) => file.endsWith('.js')),
  });

  const seen: Seen = { article: new Set(), home: new Set(), other: new Set() };
  const pages = new Map<string, Printed>();
  for (const file of filesOf(outDir).filter((name) => name.endsWith('.html'))) {
    const page = { file, tree: parsePage(await readFile(path.join(outDir, file), 'utf8')) };
    for (const { transformPage } of htmlTransforms) await transformPage?.(page, site);
    const scripts = scriptsOfPage(baseUrl + file.replace(/(?:^|\/)index\.html$/, ''));
    prepareForFirstScreen(
      page,
      scripts.map((name) => `${baseUrl}${SCRIPTS}/${name}`),
    );
    pages.set(file, printAndCollect(page, seen));
  }
  for (const { afterAllPages } of htmlTransforms)
    for (const [file, change] of (await afterAllPages?.(site)) ?? []) {
      const page = { file, tree: parsePage(pages.get(file)?.html ?? '') };
      change(page);
      pages.set(file, printAndCollect(page, seen));
    }

  const css = await readSheet(path.join(outDir, STYLES));
  const rules: Readonly<Record<Kind, string>> = {
    article: firstRules(css, seen.article),
    home: firstRules(css, seen.home),
    other: firstRules(css, seen.other),
  };
  const inline = [...pages.values()].map((page) => page.inline);
  const policy = policyOf(inline, Object.values(rules));
  await writePagesFile(outDir, inHeader(policy), pages);
  const policyInPage = inPage(policy);
  for (const [file, { kind, html, article }] of pages) {
    await writeFile(
      path.join(outDir, file),
      html.replace(POLICY, () => policyInPage).replace(RULES, () => rules[kind]),
    );
    // Scripts fetch it where a link leads to the page: it is half as large, or less.
    if (article !== undefined) await writeFile(path.join(outDir, path.dirname(file), ARTICLE_FILE), article);
  }
}

/** Lightning CSS, which minifies the style sheets, serves the browsers of package.json too, and takes no time for it. */
const isForOlderBrowsers = (plugin: unknown): boolean =>
  Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');

/**
 * Any other rewrite of the built pages belongs in this plugin too: Docusaurus runs the `postBuild` hooks of all plugins
 * at the same time, and two of them would overwrite each other's files.
 */
export default function htmlPostprocess({ htmlTransforms = [] }: Options): () => Plugin {
  return () => ({
    name: 'html-postprocess',
    configurePostCss: ({ plugins, ...options }) => ({
      ...options,
      // Docusaurus gives all settings. Otherwise the loader would look for a file of settings for each sheet.
      config: false,
      plugins: plugins.filter((plugin) => !isForOlderBrowsers(plugin)),
    }),
    postBuild: (props) => finishPages(props, htmlTransforms),
  });
}
