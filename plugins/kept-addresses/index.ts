// Every address that was ever published still leads somewhere: this stops the build that loses one, puts the old names of
// sections into the pages, and writes for hosts (deploy/) which pages have another address.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linesOf, MOVED_PAGES, NEXT_LEDGER } from '../../lib/addresses';
import type { HtmlTransform } from '../../lib/builtPages';
import { deployFolder } from '../../lib/deployFolder';
import { errorWithoutStack } from '../../lib/errorWithoutStack';
import type { Redirect } from '../../product/redirects';
import { compare } from './compare';
import { addOldNames } from './oldNames';
import { type PublishedPage, publishedPage } from './published';

export type Addresses = {
  /** The file of the ledger; nothing is compared as long as it is missing. */
  readonly ledger: string;
  readonly redirects: readonly Redirect[];
  /** The file that declares them. */
  readonly file: string;
};

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export function keptAddresses({ ledger, redirects, file }: Addresses): HtmlTransform {
  const pages = new Map<string, PublishedPage>();
  return {
    transformPage(page) {
      const published = publishedPage(page);
      if (published) pages.set(published.address, published);
    },
    afterAllPages({ outDir, baseUrl }) {
      const published = linesOf(textOf(ledger));
      const { faults, movedPages, oldNames, added } = compare({
        pages,
        ledger: existsSync(ledger) ? { file: ledger, addresses: published } : undefined,
        redirects,
        file,
        source: textOf(file),
      });
      if (faults.length > 0) throw errorWithoutStack(faults.join('\n'));

      const folder = deployFolder(outDir);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, MOVED_PAGES), `${JSON.stringify(movedPages, null, 2)}\n`);
      const all = [...new Set([...published, ...added])].sort();
      // In order again, too: two changes that were merged may have left them otherwise.
      if (all.join() !== published.join())
        writeFileSync(path.join(folder, NEXT_LEDGER), `${all.join('\n')}\n`);
      return new Map(
        oldNames.map(({ on }) => {
          const own = oldNames.filter((old) => old.on === on);
          return [on.file, (page) => addOldNames(page, own, pages, baseUrl)];
        }),
      );
    },
  };
}
