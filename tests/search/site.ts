// The sections of the real site, read as its build reads them.
import { loadContext } from '@docusaurus/core/lib/server/site';
import { textPlugins } from '../../markdown';
import { readSearchData } from '../../search/build';
import type { SearchData } from '../../search/shared/data';

export async function readSiteData(): Promise<SearchData> {
  const siteDir = process.cwd();
  const { siteConfig } = await loadContext({ siteDir });
  return readSearchData({ siteDir, siteConfig, textPlugins });
}
