// The pages of a built site, each read and parsed once, however many test files ask for it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { filesOf } from '../lib/filesOf';
import { walk } from '../lib/walk';

/** All of them, in the order of the text. */
export function elementsIn(tree: Nodes): Element[] {
  const found: Element[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === 'element') found.push(node);
    return undefined;
  });
  return found;
}

export class BuiltPage {
  readonly html: string;
  #elements: readonly Element[] | undefined;
  /** What a parser of HTML says is wrong, with the line. */
  readonly #faults: string[] = [];

  constructor(
    folder: string,
    /** In the folder of the site: `docs/index.html`. */
    readonly file: string,
  ) {
    this.html = readFileSync(path.join(folder, file), 'utf8');
  }

  get elements(): readonly Element[] {
    this.#elements ??= this.#parse();
    return this.#elements;
  }

  get faults(): readonly string[] {
    return this.elements && this.#faults;
  }

  /** The first element that the page has of this name. */
  find(name: string): Element {
    const found = this.elements.find(({ tagName }) => tagName === name);
    if (!found) throw new Error(`${this.file} has no <${name}>.`);
    return found;
  }

  #parse(): readonly Element[] {
    return elementsIn(
      fromHtml(this.html, {
        onerror: ({ reason, line }) => {
          this.#faults.push(`${line}: ${reason}`);
        },
      }),
    );
  }
}

const sites = new Map<string, readonly BuiltPage[]>();

/** Of a site that is not built again while the tests run. */
export function pagesIn(folder = 'build'): readonly BuiltPage[] {
  const pages =
    sites.get(folder) ??
    filesOf(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => new BuiltPage(folder, file));
  sites.set(folder, pages);
  return pages;
}

/** That of an address: `/docs`. */
export function pageAt(address: string, folder = 'build'): BuiltPage {
  const file = path.posix.join(address.slice(1), 'index.html');
  const page = pagesIn(folder).find((one) => one.file === file);
  if (!page) throw new Error(`${folder} has no ${file}.`);
  return page;
}
