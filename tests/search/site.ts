// The sections of the real site, read as its build reads them.
import { loadContext } from '@docusaurus/core/lib/server/site';
import { textPlugins } from '../../plugins/markdown';
import { readSearchData } from '../../plugins/search';
import type { SearchData } from '../../plugins/search/data';

export async function readSiteData(): Promise<SearchData> {
  const siteDir = process.cwd();
  const { siteConfig } = await loadContext({ siteDir });
  return readSearchData({ siteDir, siteConfig, textPlugins });
}
