// The sites that are compared, and what is measured of each: numbers, once or several times.

export type SiteName = 'ours' | 'stock' | 'starlight';
export type Peer = Exclude<SiteName, 'ours'>;

export const SITE_NAMES: Readonly<Record<SiteName, string>> = {
  ours: 'Notre site',
  stock: 'Docusaurus',
  starlight: 'Starlight',
};

/** Starlight is left out where no Node can run it. */
export type BySite<T> = ReadonlyMap<SiteName, T>;
export type Runs<Name extends string> = BySite<readonly Readonly<Record<Name, number>>[]>;

/** Says what is being done, for whoever waits. */
export type Progress = (step: string) => void;

/** One after the other, in turns: what else the machine does meanwhile falls on all of them. */
export async function inTurns<T, U>(
  sites: BySite<T>,
  times: number,
  work: (site: T, time: number, name: SiteName) => Promise<U>,
): Promise<BySite<readonly U[]>> {
  const results = new Map([...sites.keys()].map((name) => [name, [] as U[]]));
  for (let time = 1; time <= times; time++)
    for (const [name, site] of sites) results.get(name)?.push(await work(site, time, name));
  return results;
}
