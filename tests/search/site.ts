// The sections of the real site, read as its build reads them.

import { loadContext } from '@docusaurus/core/lib/server/site';
import { textPlugins } from '../../plugins/markdown';
import { packed, type SearchData } from '../../plugins/search/data';
import { forms } from '../../plugins/search/forms';
import { readPages } from '../../plugins/search/pages';
import { synonymTable } from '../../plugins/search/synonyms';
import { identity } from '../../product/identity';
import { ordinaryWords } from '../../product/synonyms/ordinary';

export async function readSearchData(): Promise<SearchData> {
  const siteDir = process.cwd();
  const { siteConfig } = await loadContext({ siteDir });
  return packed(
    identity.productName,
    await readPages({ siteDir, siteConfig, textPlugins }),
    synonymTable(),
    ordinaryWords,
    forms,
  );
}
