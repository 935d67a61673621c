// The sites that are compared.

export type SiteName = 'ours' | 'stock' | 'starlight';
export type Peer = Exclude<SiteName, 'ours'>;

export const SITE_NAMES: Readonly<Record<SiteName, string>> = {
  ours: 'Notre site',
  stock: 'Docusaurus',
  starlight: 'Starlight',
};

/** Starlight is left out where no Node can run it. */
export type BySite<T> = { readonly ours: T; readonly stock: T; readonly starlight?: T };

export const sitesIn = <T>(values: BySite<T>): SiteName[] =>
  values.starlight === undefined ? ['ours', 'stock'] : ['ours', 'stock', 'starlight'];

export const forEachSite = <T, U>(
  { ours, stock, starlight }: BySite<T>,
  value: (one: T, name: SiteName) => U,
): BySite<U> => ({
  ours: value(ours, 'ours'),
  stock: value(stock, 'stock'),
  ...(starlight !== undefined && { starlight: value(starlight, 'starlight') }),
});

/** One after the other, in turns: what else the machine does meanwhile falls on all of them. */
export async function inTurns<T, U>(
  sites: BySite<T>,
  times: number,
  work: (site: T, time: number) => Promise<U>,
): Promise<BySite<readonly U[]>> {
  const results = forEachSite(sites, (site) => ({ site, done: [] as U[] }));
  for (let time = 1; time <= times; time++)
    for (const name of sitesIn(results)) {
      const one = results[name];
      if (one) one.done.push(await work(one.site, time));
    }
  return forEachSite(results, ({ done }) => done);
}
