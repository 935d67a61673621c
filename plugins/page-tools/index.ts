// Adds to every page a copy in Markdown, a small menu at its head, and a foot: date, reference, how to report an error. For
// search engines and assistants: what the page is (JSON-LD), and lists of all pages (llms.txt).
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, Plugin, Props } from '@docusaurus/types';
import { type Copy, copyOf } from '../../copies';
import { type Addition, articlePlace, type BuiltPage, type Facts, factsOf } from '../../lib/builtPages';
import { contentError } from '../../lib/contentFault';
import { underBaseUrl } from '../../lib/underBaseUrl';
import { namesFile, type Summed, sumsFile } from './changes';
import { type Listed, listOfPages, textOfAllPages } from './lists';
import { changesPlace, footOf, menuOf } from './parts';
import { asDataScript, stepsIn, structuredData } from './structuredData';

type Options = {
  readonly siteTitle: string;
  readonly tagline: string;
  readonly publisher: string;
  readonly supportEmail: string;
  /** How the address of a source begins, if the owner has one: the path of its file follows. */
  readonly editAddress: string | undefined;
  /** What a language of code is called by, for each label that readers see. */
  readonly languages: Readonly<Record<string, string>>;
  /** ISO date of the edition that is built; undefined for any other build. */
  readonly edition: string | undefined;
  readonly lastEdition: string | undefined;
  /** ISO date of the last change of a file; undefined where nobody knows. */
  readonly updatedAt: (file: string) => Promise<string | undefined>;
  /** The page, without base path, at whose end a reader who comes back finds what has changed. */
  readonly changesOn: string;
};

/** What the documentation plugin knows of a page. */
type Entry = {
  readonly group: string | undefined;
  readonly order: number;
  /** From the root of the project. */
  readonly source: string | undefined;
  /** The id of the heading whose numbered list is what the page asks to do. */
  readonly procedure: string | undefined;
  /** Reached by a direct link only: no list names it. */
  readonly isUnlisted: boolean;
};

const LIST = 'llms.txt';
const ALL_TEXT = 'llms-full.txt';

type Version = LoadedContent['loadedVersions'][number];
type MenuItem = Version['sidebars'][string][number];

/** In reading order: the address of each page of a menu, and the first level that it is in. */
const pagesInMenu = (
  items: readonly MenuItem[],
  addresses: ReadonlyMap<string, string>,
  group?: string,
): (readonly [address: string | undefined, group: string | undefined])[] =>
  items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return [[addresses.get(item.id), group] as const];
    if (item.type !== 'category') return [];
    const own = group ?? item.label;
    const address = item.link?.type === 'doc' ? addresses.get(item.link.id) : item.link?.permalink;
    return [[address, own] as const, ...pagesInMenu(item.items, addresses, own)];
  });

function entriesOf({ docs, sidebars }: Version): (readonly [address: string, entry: Entry])[] {
  const addresses = new Map(docs.map(({ id, permalink }) => [id, permalink]));
  const inMenu = Object.values(sidebars).flatMap((items) => pagesInMenu(items, addresses));
  // The first place of a page counts.
  const groups = new Map(inMenu.toReversed());
  const ofDocs = new Map(docs.map((doc) => [doc.permalink, doc]));
  const all = new Set([...inMenu.flatMap(([address]) => address ?? []), ...addresses.values()]);
  return [...all].map((address, order) => {
    const { source, unlisted = false, frontMatter } = ofDocs.get(address) ?? {};
    const { procedure } = { ...frontMatter } as { procedure?: unknown };
    const entry = {
      ...{ group: groups.get(address), order, isUnlisted: unlisted },
      source: source?.replace('@site/', ''),
      procedure: typeof procedure === 'string' ? procedure : undefined,
    };
    return [address, entry] as const;
  });
}

/** `docs/intro/index.html` gives `docs/intro.md`; the home page, `index.md`. */
const copyFile = (file: string): string => file.replace(/(?:\/index)?\.html$/, '.md');

const contentOf = (html: string): string => {
  const place = articlePlace(html);
  if (place) return html.slice(place.opening, place.after);
  const start = html.search(/<main\b/);
  return start < 0 ? '' : html.slice(start, html.indexOf('</main>', start));
};

const inHead = (html: string, tags: string): string => html.replace('</head>', () => `${tags}</head>`);
const atBodyEnd = (html: string, tags: string): string => {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + tags : html.slice(0, end) + tags + html.slice(end);
};

/** The minifier leaves out the end of a paragraph where another block follows. */
const LEAD =
  /^(?:<span class="?api-wide[^>]*><\/span>\s*)?<p>(?:(?!<(?:p|div|section|ul|ol|h2)\b)[\s\S])*?<\/p>/;

/** Of src/components/PageParts. */
const PLACE = /(<div\b[^>]*\sdata-page-parts[^>]*>)<\/div>/;

/** The menu comes after the first paragraph: that is what a reader came for. */
function withParts(html: string, menu: string, foot: string): string {
  const place = articlePlace(html);
  if (!place) return html.replace(PLACE, (_, opening) => `${opening}${menu}${foot}</div>`);
  const lead = place.start + (LEAD.exec(html.slice(place.start, place.end))?.[0].length ?? 0);
  return html.slice(0, lead) + menu + html.slice(lead, place.end) + foot + html.slice(place.end);
}

function stepsOf(html: string, { procedure, source = '' }: Entry): string[] {
  if (!procedure) return [];
  const steps = stepsIn(contentOf(html), procedure);
  if (steps.length > 1) return steps;
  const message = `« procedure: ${procedure} » nomme la section dont la liste numérotée est la marche à suivre, et aucune section de ce nom n'a de telle liste. Corrigez l'identifiant, ou retirez ce champ.`;
  throw contentError(source, [{ line: 1, message }]);
}

type Copied = { readonly page: BuiltPage; readonly facts: Facts; readonly copy: Copy };

type Result = {
  readonly page: BuiltPage;
  /** Undefined for what no list names. */
  readonly record?: Listed & Summed & { readonly order: number };
};

export default function pageTools(options: Options): {
  readonly plugin: () => Plugin;
  readonly addition: Addition;
} {
  let entries = new Map<string, Entry>();

  async function withTools(
    { page, facts, copy }: Copied,
    { siteConfig, outDir, siteDir }: Props,
  ): Promise<Result> {
    const { baseUrl, url } = siteConfig;
    const { address, title, description } = facts;
    const route = decodeURI(new URL(address).pathname);
    const entry = entries.get(route);
    const file = copyFile(page.file);
    const { markdown, sha256, sections } = copy;
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await writeFile(path.join(outDir, file), markdown);

    const updated = entry?.source && (await options.updatedAt(path.join(siteDir, entry.source)));
    const source = entry?.source && options.editAddress && `${options.editAddress}/${entry.source}`;
    const told = { ...options, ...facts, markdown: baseUrl + file, sha256, updated, source };
    const links = `<link rel="alternate" type="text/markdown" href="${baseUrl}${file}"><link rel="describedby" type="text/markdown" href="${baseUrl}${LIST}">`;
    const changes = route === underBaseUrl(baseUrl, options.changesOn) ? changesPlace() : '';
    const siteAddress = url + baseUrl;
    const data = entry?.source
      ? asDataScript(structuredData({ ...told, siteAddress, steps: stepsOf(page.text, entry) }))
      : '';
    const [menu, foot] = [menuOf(told), changes + footOf(told)];
    const text = withParts(page.text, menu, foot);
    if (PLACE.test(page.text))
      await writeFile(path.join(outDir, path.dirname(page.file), 'parts.txt'), menu + foot);
    const record = {
      ...{ title, description, markdown, sections, path: route, group: entry?.group },
      markdownAddress: siteAddress + file,
      order: entry?.order ?? -1,
    };
    return {
      page: { ...page, text: atBodyEnd(inHead(text, links), data) },
      ...(!entry?.isUnlisted && { record }),
    };
  }

  return {
    plugin: () => ({
      name: 'page-tools',
      async allContentLoaded({ allContent }: { allContent: AllContent }) {
        const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
        entries = new Map(docs?.loadedVersions.flatMap(entriesOf));
      },
    }),
    async addition(pages, site) {
      const described = pages.map((page) => ({ page, facts: factsOf(page) }));
      const sources = described.flatMap(({ page, facts }) =>
        facts ? { ...facts, html: contentOf(page.text), languages: options.languages } : [],
      );
      const copies = sources.map(copyOf).values();
      const results = await Promise.all(
        described.map(({ page, facts }): Result | Promise<Result> => {
          const copy = facts && copies.next().value;
          return copy ? withTools({ page, facts, copy }, site) : { page };
        }),
      );
      const records = results.flatMap(({ record }) => record ?? []).sort((a, b) => a.order - b.order);
      const { siteTitle: title, tagline } = options;
      const fullAddress = `${site.siteConfig.url}${site.siteConfig.baseUrl}${ALL_TEXT}`;
      const files = {
        [LIST]: listOfPages({ title, tagline, fullAddress }, records),
        [ALL_TEXT]: textOfAllPages(records),
        'changes.json': sumsFile(records),
        'sections.json': namesFile(records),
      };
      for (const [name, text] of Object.entries(files)) await writeFile(path.join(site.outDir, name), text);
      return results.map(({ page }) => page);
    },
  };
}
