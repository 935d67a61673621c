// Keeps the promise of every address that was ever published: it fails the build that loses one, puts the old names of
// sections into the pages, and leaves for hosts (deploy/) the pages that have another address.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linesOf, MOVED_PAGES, NEXT_LEDGER } from '../../lib/addresses';
import type { BuiltPage } from '../../lib/builtPages';
import { deployFolder } from '../../lib/deployFolder';
import { toldError } from '../../lib/toldError';
import type { Redirect } from '../../product/redirects';
import { compare } from './compare';
import { withOldNames } from './oldNames';
import { publishedPages } from './published';

export type Addresses = {
  /** The file of the ledger; nothing is compared as long as it is missing. */
  readonly ledger: string;
  readonly redirects: readonly Redirect[];
  /** The file that declares them. */
  readonly file: string;
};

type Site = { readonly outDir: string; readonly baseUrl: string };

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** An addition to the pages (plugins/served-pages). */
export const keptAddresses =
  ({ ledger, redirects, file }: Addresses) =>
  (files: readonly BuiltPage[], { outDir, baseUrl }: Site): readonly BuiltPage[] => {
    const pages = publishedPages(files);
    const published = linesOf(textOf(ledger));
    const { faults, movedPages, oldNames, added } = compare({
      pages,
      ledger: existsSync(ledger) ? { file: ledger, addresses: published } : undefined,
      redirects,
      file,
      source: textOf(file),
    });
    if (faults.length > 0) throw toldError(faults.join('\n'));

    const folder = deployFolder(outDir);
    const next = path.join(folder, NEXT_LEDGER);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, MOVED_PAGES), `${JSON.stringify(movedPages, null, 2)}\n`);
    const all = [...new Set([...published, ...added])].sort();
    // In order again, too: two changes that were merged may have left them otherwise.
    if (all.join() !== published.join()) writeFileSync(next, `${all.join('\n')}\n`);
    return withOldNames(files, oldNames, pages, baseUrl);
  };
