// The pages of a built site, each read and parsed once, however many test files ask for it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml, type Options } from 'hast-util-from-html';
import { filesOf } from '../lib/filesOf';
import { elementsIn } from '../lib/hast';

export { elementsIn };

/** The text of a file of a built site. */
export const readBuilt = (file: string, folder = 'build'): string =>
  readFileSync(path.join(folder, file), 'utf8');

export class BuiltPage {
  readonly html: string;
  #elements: readonly Element[] | undefined;
  readonly #faults: string[] = [];

  constructor(
    folder: string,
    /** In the folder of the site: `docs/index.html`. */
    readonly file: string,
  ) {
    this.html = readBuilt(file, folder);
  }

  get elements(): readonly Element[] {
    this.#elements ??= this.#parse();
    return this.#elements;
  }

  /** What a parser of HTML says is wrong, with the line. */
  get faults(): readonly string[] {
    return this.elements && this.#faults;
  }

  /** The first element of this name. */
  find(name: string): Element {
    const found = this.elements.find(({ tagName }) => tagName === name);
    if (!found) throw new Error(`${this.file} has no <${name}>.`);
    return found;
  }

  #parse(): readonly Element[] {
    const onerror: Options['onerror'] = ({ reason, line }) => {
      this.#faults.push(`${line}: ${reason}`);
    };
    return elementsIn(fromHtml(this.html, { onerror }));
  }
}

const sites = new Map<string, readonly BuiltPage[]>();

/** The site must not be built again while the tests run. */
export function pagesIn(folder = 'build'): readonly BuiltPage[] {
  const files = filesOf(folder).filter((file) => file.endsWith('.html'));
  const pages = sites.get(folder) ?? files.map((file) => new BuiltPage(folder, file));
  sites.set(folder, pages);
  return pages;
}

/** The page of an address such as `/docs`. */
export function pageAt(address: string, folder = 'build'): BuiltPage {
  const file = path.posix.join(address.slice(1), 'index.html');
  const page = pagesIn(folder).find((one) => one.file === file);
  if (!page) throw new Error(`${folder} has no ${file}.`);
  return page;
}
