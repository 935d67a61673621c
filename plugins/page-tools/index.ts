// Adds to every page a copy in Markdown, a small menu at its head, and a foot: date, reference, how to report an error. For
// search engines and assistants: what the page is (JSON-LD), and lists of all pages (llms.txt).
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, Plugin } from '@docusaurus/types';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import {
  articlePlace,
  type BuiltPage,
  canonicalOf,
  contentOf,
  type HtmlTransform,
  partOf,
} from '../../lib/builtPages';
import { contentError } from '../../lib/contentFault';
import { classesOf, element, elementsIn, parseNodes } from '../../lib/hast';
import { type MenuPage, menuPagesOf } from '../../lib/menuPages';
import { PARTS, PARTS_FILE, propertyOf } from '../../lib/pageMarks';
import { underBaseUrl } from '../../lib/underBaseUrl';
import { copyOf } from '../../markdown-export';
import { type ListedPage, listOfPages, sectionHashes, sectionTitles, textOfAllPages } from './lists';
import { changesPlace, footOf, menuOf, type SiteInfo } from './parts';
import { stepsIn, structuredData } from './structuredData';

type Options = SiteInfo & {
  readonly tagline: string;
  /** How the address of a source begins, if the owner has one: the path of its file follows. */
  readonly editAddress: string | undefined;
  /** What a language of code is called by, for each label that readers see. */
  readonly languages: Readonly<Record<string, string>>;
  /** ISO date of the last change of a file; undefined where it is unknown. */
  readonly updatedAt: (file: string) => Promise<string | undefined>;
  /** The page, without base path, at whose end a reader who comes back finds what has changed. */
  readonly changesOn: string;
};

const LIST = 'llms.txt';
const ALL_TEXT = 'llms-full.txt';

/** From the root of the project. */
const sourceOf = (page: MenuPage | undefined): string | undefined => page?.doc?.source.replace('@site/', '');

/** Undefined for what has no address of its own, as the page of what is not found. */
function readHead({ file, tree }: BuiltPage) {
  const address = canonicalOf(tree);
  if (!address || !file.endsWith('index.html')) return undefined;
  const [title] = elementsIn(tree, ({ tagName }) => tagName === 'h1');
  const [description] = elementsIn(tree, ({ properties }) => properties.name === 'description');
  return {
    address,
    title: title ? textOf(title).trim() : '',
    description: String(description?.properties.content ?? '').trim(),
  };
}

/** Of src/components/PageParts, on a page that has no article. */
const PARTS_PLACE = propertyOf(PARTS);
const partsPlace = (tree: Root): Element | undefined =>
  elementsIn(tree, ({ properties }) => PARTS_PLACE in properties)[0];

const isLead = ({ tagName, properties }: Element): boolean =>
  tagName === 'p' && Object.keys(properties).length === 0;

/** The menu comes after the first paragraph, which is what a reader came for. */
function addParts(tree: Root, menu: string, foot: string): void {
  const article = articlePlace(tree)?.article;
  if (!article) {
    partsPlace(tree)?.children.push(...parseNodes(menu + foot));
    return;
  }
  const { children } = article;
  // A page of the API begins with a mark, which shows nothing.
  const first = children.find((node) => node.type === 'element' && !classesOf(node).includes('api-wide'));
  const at = first?.type === 'element' && isLead(first) ? children.indexOf(first) + 1 : 0;
  children.splice(at, 0, ...parseNodes(menu));
  children.push(...parseNodes(foot));
}

/** `procedure` in the front matter is the id of the heading whose numbered list is what the page asks to do. */
function stepsOf(tree: Root, page: MenuPage): string[] {
  const procedure: unknown = Object(page.doc?.frontMatter).procedure;
  if (typeof procedure !== 'string') return [];
  const steps = stepsIn({ type: 'root', children: [...contentOf(tree)] }, procedure);
  if (steps.length > 1) return steps;
  const message = `« procedure: ${procedure} » nomme la section dont la liste numérotée est la marche à suivre, et aucune section de ce nom n'a de telle liste. Corrigez l'identifiant, ou retirez ce champ.`;
  throw contentError(sourceOf(page) ?? '', [{ line: 1, message }]);
}

export default function pageTools(options: Options): {
  readonly plugin: () => Plugin;
  readonly htmlTransform: HtmlTransform;
} {
  let menu: readonly MenuPage[] = [];
  const listed: (ListedPage & { readonly order: number })[] = [];
  return {
    plugin: () => ({
      name: 'page-tools',
      async allContentLoaded({ allContent }: { allContent: AllContent }) {
        const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
        menu = docs?.loadedVersions.flatMap(menuPagesOf) ?? [];
      },
    }),
    htmlTransform: {
      async transformPage(page, { baseUrl, url, outDir, siteDir }) {
        const facts = readHead(page);
        if (!facts) return;
        const { tree } = page;
        const route = decodeURI(new URL(facts.address).pathname);
        const order = menu.findIndex(({ address }) => address === route);
        const entry = menu[order];
        const source = sourceOf(entry);
        // `docs/intro/index.html` gives `docs/intro.md`; the home page, `index.md`.
        const copyFile = page.file.replace(/(?:\/index)?\.html$/, '.md');
        const { languages } = options;
        const { markdown, sha256, sections } = copyOf({ ...facts, content: contentOf(tree), languages });
        await mkdir(path.dirname(path.join(outDir, copyFile)), { recursive: true });
        await writeFile(path.join(outDir, copyFile), markdown);

        const info = {
          ...options,
          ...facts,
          copyPath: baseUrl + copyFile,
          sha256,
          updated: source && (await options.updatedAt(path.join(siteDir, source))),
          source: source && options.editAddress && `${options.editAddress}/${source}`,
        };
        if (entry?.doc)
          partOf(tree, 'body').children.push(structuredData(info, url + baseUrl, stepsOf(tree, entry)));
        const linkTo = (rel: string, file: string): Element =>
          element('link', { rel: [rel], type: 'text/markdown', href: baseUrl + file });
        partOf(tree, 'head').children.push(linkTo('alternate', copyFile), linkTo('describedby', LIST));

        const changes = route === underBaseUrl(baseUrl, options.changesOn) ? changesPlace() : '';
        const [head, foot] = [menuOf(info), changes + footOf(info)];
        if (partsPlace(tree))
          await writeFile(path.join(outDir, path.dirname(page.file), PARTS_FILE), head + foot);
        addParts(tree, head, foot);
        if (entry?.doc?.unlisted) return;
        const markdownAddress = url + baseUrl + copyFile;
        listed.push({
          ...{ ...facts, markdown, sections, markdownAddress, path: route },
          ...{ group: entry?.group, order },
        });
      },
      async afterAllPages({ url, baseUrl, outDir }) {
        const pages = listed.toSorted((a, b) => a.order - b.order);
        const files = {
          [LIST]: listOfPages({ ...options, fullTextAddress: url + baseUrl + ALL_TEXT }, pages),
          [ALL_TEXT]: textOfAllPages(pages),
          'changes.json': sectionHashes(pages),
          'sections.json': sectionTitles(pages),
        };
        for (const [name, text] of Object.entries(files)) await writeFile(path.join(outDir, name), text);
        return undefined;
      },
    },
  };
}
