// Adds to every page a copy in Markdown, a small menu at its head, and a foot: date, reference, how to report an error. For
// search engines and assistants: what the page is (JSON-LD), and lists of all pages (llms.txt).
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, Plugin } from '@docusaurus/types';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { copyOf } from '../../copies';
import {
  type Addition,
  articlePlace,
  type BuiltPage,
  canonicalOf,
  contentOf,
  partOf,
} from '../../lib/builtPages';
import { contentError } from '../../lib/contentFault';
import { classesOf, element, elementsIn, nodesOf } from '../../lib/hast';
import { type MenuPage, menuPagesOf } from '../../lib/menuPages';
import { PARTS, PARTS_FILE, propertyOf } from '../../lib/pageMarks';
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

const LIST = 'llms.txt';
const ALL_TEXT = 'llms-full.txt';

/** From the root of the project. */
const sourceOf = ({ doc }: MenuPage): string | undefined => doc?.source.replace('@site/', '');

/** `docs/intro/index.html` gives `docs/intro.md`; the home page, `index.md`. */
const copyFile = (file: string): string => file.replace(/(?:\/index)?\.html$/, '.md');

type Facts = {
  /** Its whole address. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
};

/** Undefined for what has no address of its own: the page of what is not found. */
function factsOf({ file, tree }: BuiltPage): Facts | undefined {
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

/** The menu comes after the first paragraph: that is what a reader came for. */
function addParts(tree: Root, menu: string, foot: string): void {
  const article = articlePlace(tree)?.article;
  if (!article) {
    partsPlace(tree)?.children.push(...nodesOf(menu + foot));
    return;
  }
  const { children } = article;
  // A page of the API begins with a mark, which shows nothing.
  const first = children.find((node) => node.type === 'element' && !classesOf(node).includes('api-wide'));
  const at = first?.type === 'element' && isLead(first) ? children.indexOf(first) + 1 : 0;
  children.splice(at, 0, ...nodesOf(menu));
  children.push(...nodesOf(foot));
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

/** Of a page that lists name. */
type Recorded = Listed & Summed & { readonly order: number };

export default function pageTools(options: Options): {
  readonly plugin: () => Plugin;
  readonly addition: Addition;
} {
  let menu: readonly MenuPage[] = [];
  const recorded: Recorded[] = [];
  return {
    plugin: () => ({
      name: 'page-tools',
      async allContentLoaded({ allContent }: { allContent: AllContent }) {
        const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
        menu = docs?.loadedVersions.flatMap(menuPagesOf) ?? [];
      },
    }),
    addition: {
      async toPage(page, { baseUrl, url, outDir, siteDir }) {
        const facts = factsOf(page);
        if (!facts) return;
        const { tree } = page;
        const { title, description } = facts;
        const route = decodeURI(new URL(facts.address).pathname);
        const order = menu.findIndex((one) => one.address === route);
        const entry = menu[order];
        const changed = entry && sourceOf(entry);
        const file = copyFile(page.file);
        const { markdown, sha256, sections } = copyOf({
          ...{ ...facts, content: contentOf(tree), languages: options.languages },
        });
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
        await writeFile(path.join(outDir, file), markdown);

        const updated = changed && (await options.updatedAt(path.join(siteDir, changed)));
        const source = changed && options.editAddress && `${options.editAddress}/${changed}`;
        const told = { ...options, ...facts, markdown: baseUrl + file, sha256, updated, source };
        const siteAddress = url + baseUrl;
        if (entry?.doc) {
          const data = structuredData({ ...told, siteAddress, steps: stepsOf(tree, entry) });
          partOf(tree, 'body').children.push(asDataScript(data));
        }
        const [alternate, describedby] = [baseUrl + file, baseUrl + LIST].map((href) => ({
          type: 'text/markdown',
          href,
        }));
        partOf(tree, 'head').children.push(
          element('link', { rel: ['alternate'], ...alternate }),
          element('link', { rel: ['describedby'], ...describedby }),
        );
        const changes = route === underBaseUrl(baseUrl, options.changesOn) ? changesPlace() : '';
        const [head, foot] = [menuOf(told), changes + footOf(told)];
        if (partsPlace(tree))
          await writeFile(path.join(outDir, path.dirname(page.file), PARTS_FILE), head + foot);
        addParts(tree, head, foot);
        if (!entry?.doc?.unlisted)
          recorded.push({
            ...{ title, description, markdown, sections, path: route, group: entry?.group },
            markdownAddress: siteAddress + file,
            order,
          });
      },
      async atEnd({ url, baseUrl, outDir }) {
        const pages = recorded.toSorted((a, b) => a.order - b.order);
        const { siteTitle: title, tagline } = options;
        const files = {
          [LIST]: listOfPages({ title, tagline, fullAddress: url + baseUrl + ALL_TEXT }, pages),
          [ALL_TEXT]: textOfAllPages(pages),
          'changes.json': sumsFile(pages),
          'sections.json': namesFile(pages),
        };
        for (const [name, text] of Object.entries(files)) await writeFile(path.join(outDir, name), text);
        return undefined;
      },
    },
  };
}
