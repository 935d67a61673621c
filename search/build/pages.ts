// Reads every page as the site builds it, but for how it is presented: see markdown/index.ts.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import type { Options, SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { DocusaurusConfig } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER, loadFreshModule, parseMarkdownFile } from '@docusaurus/utils';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import type { Audience, Page, Section } from '../shared/data';
import { sectionsOf } from './sections';

export type Reading = {
  readonly siteDir: string;
  readonly siteConfig: DocusaurusConfig;
  /** The rehype plugins that write what is read. */
  readonly textPlugins: Options['rehypePlugins'];
  /** Under `npm start`: what was read before. As the bundler does, a page is read again when it is saved. */
  readonly known?: Map<string, KnownPage>;
};

/** `page` is missing for drafts and unlisted pages. */
type KnownPage = { readonly source: string; readonly page: Promise<Page | undefined> };

const AUDIENCE_OF_FOLDER: Readonly<Record<string, Audience>> = {
  utilisateurs: 'Utilisateurs',
  admin: 'Administrateurs',
  api: 'API',
  aide: 'Aide',
};

const audienceOf = (file: string): Audience => AUDIENCE_OF_FOLDER[file.split('/')[0] ?? ''] ?? 'Introduction';

/** The settings of the documentation, where docusaurus.config.ts (or that of a fixture) gives them. */
export function docsOptions({ plugins }: Pick<DocusaurusConfig, 'plugins'>): Options {
  for (const plugin of plugins) {
    if (Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-content-docs') return plugin[1] as Options;
  }
  throw new Error('search : docusaurus.config.ts ne nomme pas @docusaurus/plugin-content-docs.');
}

/** Puts the sections of the page aside for us; the rest of the compilation is not used. */
function collectSections() {
  return (tree: Root, { data }: VFile): void => {
    const { title } = data.frontMatter as { title?: unknown };
    data.sections = sectionsOf(tree, typeof title === 'string' ? title : '');
  };
}

/** `docs/intro/index.mdx` is `/docs/intro/`: a file's path is its route. */
function routeOf(file: string, base: string): string {
  const route = file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1');
  return route === '' ? `/${base}` : `/${base}/${route}`;
}

async function readDocs({ siteDir, siteConfig, textPlugins = [], known }: Reading): Promise<Page[]> {
  const { path: folder = 'docs', routeBasePath = 'docs', ...options } = docsOptions(siteConfig);
  const { markdown } = siteConfig;
  const processor = await createProcessorUncached({
    format: 'mdx',
    options: {
      siteDir,
      staticDirs: siteConfig.staticDirectories.map((directory) => path.resolve(siteDir, directory)),
      admonitions: true,
      beforeDefaultRemarkPlugins: options.beforeDefaultRemarkPlugins,
      remarkPlugins: options.remarkPlugins,
      rehypePlugins: [...textPlugins, collectSections],
      markdownConfig: {
        ...markdown,
        // The pages themselves are checked when they are built.
        hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
      },
    },
  });
  const files = readdirSync(path.resolve(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const readDoc = async (file: string, filePath: string, source: string): Promise<Page | undefined> => {
    const { frontMatter } = await parseMarkdownFile({
      filePath,
      fileContent: source,
      parseFrontMatter: (params) =>
        markdown.parseFrontMatter({ ...params, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER }),
    });
    if (frontMatter.unlisted === true || frontMatter.draft === true) return undefined;
    const content = markdown.preprocessor?.({ filePath, fileContent: source }) ?? source;
    const { data } = await processor.process({ content, filePath, frontMatter, compilerName: 'server' });
    const sections = data.sections as readonly Section[];
    const description = typeof frontMatter.description === 'string' ? frontMatter.description : '';
    return {
      url: routeOf(file, routeBasePath),
      title: sections[0]?.heading ?? '',
      audience: audienceOf(file),
      sections: sections.map((section) =>
        section.level === 1 ? { ...section, aside: [description, section.aside].join('\n').trim() } : section,
      ),
    };
  };
  const pages: Page[] = [];
  for (const file of files) {
    const filePath = path.resolve(siteDir, folder, file);
    const source = readFileSync(filePath, 'utf8');
    const before = known?.get(file);
    const reading = before?.source === source ? before.page : readDoc(file, filePath, source);
    known?.set(file, { source, page: reading });
    // A fault may be in what the page takes from elsewhere: it is looked for again.
    reading.catch(() => known?.delete(file));
    const page = await reading;
    if (page) pages.push(page);
    // Under `npm start`, the server answers in between.
    await setImmediate();
  }
  return pages;
}

/** The names of pages in a part of the sidebar, however deep. */
function docsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(docsIn);
  return item && typeof item === 'object' && 'items' in item ? docsIn(item.items) : [];
}

type IndexLink = { readonly type?: unknown; readonly slug?: unknown; readonly description?: unknown };

/** The pages that Docusaurus makes of the sidebar's categories. */
function categoriesIn(item: unknown, base: string): Page[] {
  if (Array.isArray(item)) return item.flatMap((one) => categoriesIn(one, base));
  if (!item || typeof item !== 'object') return [];
  const { label, link, items }: { label?: unknown; link?: IndexLink; items?: unknown } = item;
  const below = categoriesIn(items, base);
  const { type, slug, description }: IndexLink = link ?? {};
  if (type !== 'generated-index' || typeof slug !== 'string') return below;
  const title = String(label);
  const text = typeof description === 'string' ? description : '';
  const section: Section = {
    id: '',
    level: 1,
    heading: title,
    text,
    aside: '',
    isSignpost: true,
    isReference: false,
  };
  const audience = audienceOf(docsIn(items)[0] ?? '');
  return [{ url: `/${base}${slug}`, title, audience, sections: [section] }, ...below];
}

async function readCategories({ siteDir, siteConfig }: Reading): Promise<Page[]> {
  const { sidebarPath, routeBasePath = 'docs' } = docsOptions(siteConfig);
  if (!sidebarPath) return [];
  const sidebars = (await loadFreshModule(path.resolve(siteDir, sidebarPath))) as SidebarsConfig;
  return Object.values(sidebars).flatMap((sidebar) => categoriesIn(sidebar, routeBasePath));
}

/** Every page that a reader may be led to, always in the same order. */
export async function readPages(reading: Reading): Promise<Page[]> {
  return [...(await readDocs(reading)), ...(await readCategories(reading))];
}
