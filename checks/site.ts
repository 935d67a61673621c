// What the rules on the whole site read: pages, sidebar, figures, and links that are typed elsewhere than in a page.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_FILE, siteApiReference } from '../api-reference.config';
import { filesOf } from '../lib/filesOf';
import { linesOfString } from '../lib/linesOfString';
import { drawnFiles } from '../plugins/drawings/drawPictures';
import { routes } from '../product/routes';
import sidebars from '../sidebars';
import { findingsThrownBy } from './attempt';
import { type DrawnFigure, drawAll } from './figures';
import { isPage, isPageFile, type Page, tryReadPage } from './page';
import type { Finding } from './rule';
import { linksTypedIn, type TypedLink } from './typedLinks';

export type SiteFinding = Finding & { readonly file: string };
export type SiteRule = { readonly id: string; readonly check: (site: Site) => SiteFinding[] };

/** What a check finds in each page that can be parsed. */
export const inPages = ({ pages }: Site, check: (page: Page) => readonly Finding[]): SiteFinding[] =>
  pages.flatMap((page) => check(page).map((finding) => ({ ...finding, file: page.file })));

type SidebarEntry = { readonly id: string; readonly line: number };

export type Site = {
  readonly pages: readonly Page[];
  /** The first fault of each page that cannot be parsed. */
  readonly unreadable: readonly SiteFinding[];
  /** Why the contract of the API cannot be parsed. */
  readonly contractFaults: readonly SiteFinding[];
  /** The files of docs/: pages, whether they can be parsed or not, and questions. */
  readonly files: readonly string[];
  /** The pages that the sidebar lists, such as `admin/roles`, in its order. */
  readonly sidebar: readonly SidebarEntry[];
  /** The addresses of the pages that Docusaurus makes of the sidebar's categories. */
  readonly categories: readonly string[];
  readonly routes: readonly string[];
  readonly figures: readonly DrawnFigure[];
  readonly typedLinks: readonly TypedLink[];
  readonly read: (file: string) => string;
  /** Whether a file exists, by its path from the project's root. */
  readonly hasFile: (file: string) => boolean;
  /** Whether the site publishes a file at this address, such as `/img/marque.svg`. */
  readonly hasAsset: (address: string) => boolean;
};

const PAGES = 'docs';
const SIDEBARS = 'sidebars.ts';
const LINK_FILES = ['product/announcement.ts', 'i18n/fr/home.ts', 'src/pages/index.tsx', 'site.config.ts'];

/** A page, a category, or a link to a section. */
type SidebarItem =
  | string
  | {
      readonly items?: readonly SidebarItem[];
      readonly link?: { readonly type: string; readonly id?: string; readonly slug?: string };
    };

const itemsIn = (items: readonly SidebarItem[]): SidebarItem[] =>
  items.flatMap((item) => (typeof item === 'string' ? item : [item, ...itemsIn(item.items ?? [])]));

/** The second time that an id comes, its line is the second one that has it. */
function entriesOf(ids: readonly string[], source: string): SidebarEntry[] {
  return ids.map((id, index) => {
    const times = ids.slice(0, index).filter((other) => other === id).length;
    const lines = linesOfString(source, id);
    return { id, line: lines[times] ?? lines.at(-1) ?? 1 };
  });
}

const read = (file: string): string => readFileSync(file, 'utf8');
const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The build writes them into folders that Git ignores, plugins/versions-feed the last. */
const GENERATED_ASSETS = [...siteApiReference.publishedFiles, ...drawnFiles, 'docs/versions.atom'];

export function readSite(): Site {
  const files = filesOf(PAGES).map((file) => `${PAGES}/${file}`);
  const items = itemsIn(sidebars.documentation);
  const ids = items.flatMap((item) => (typeof item === 'string' ? item : (item.link?.id ?? [])));
  const slugs = items.flatMap((item) => (typeof item === 'string' ? [] : (item.link?.slug ?? [])));
  const readings = files.filter(isPageFile).map((file) => ({ file, reading: tryReadPage(file, read(file)) }));
  return {
    pages: readings.flatMap(({ reading }) => (isPage(reading) ? [reading] : [])),
    unreadable: readings.flatMap(({ file, reading }) => (isPage(reading) ? [] : [{ ...reading, file }])),
    contractFaults: findingsThrownBy(() => siteApiReference.contracts.read(), CONTRACT_FILE),
    files,
    sidebar: entriesOf(ids, read(SIDEBARS)),
    categories: slugs.map((slug) => `/${PAGES}${slug}`),
    routes,
    figures: drawAll(PAGES),
    typedLinks: [...LINK_FILES, SIDEBARS].flatMap(linksTypedIn),
    read,
    hasFile: isFile,
    hasAsset: (address) =>
      isFile(path.join('static', address)) || GENERATED_ASSETS.includes(address.replace(/^\//, '')),
  };
}
