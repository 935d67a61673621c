// What readers keep who want the whole guide: the list that the end of the build writes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { OFFLINE_LIST, SIZE_MARK } from '../../lib/offlineList';
import { isSamplesOfPage } from '../../lib/sampleFiles';
import { identity } from '../../product/identity';
import { isReadOffline } from '../../product/offline';
import { siteSearch } from '../../search.config';
import { routes, unlisted } from '../routes';
import { servedBytes } from '../servedBytes';

const KB = 1024;

type Listed = [address: string, bytes: number, sum: string];

const built = readdirSync('build', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.split(path.sep).join('/'),
);
const hasMark = built
  .filter((file) => /\.(?:html|txt)$/.test(file))
  .filter((file) => readFileSync(path.join('build', file), 'utf8').includes(SIZE_MARK));

it('the size of the guide stands where its mark stood', () => {
  expect(hasMark).toEqual([]);
});

if (!isReadOffline)
  it('switched off, there is no list of the guide', () => {
    expect(existsSync(path.join('build', OFFLINE_LIST))).toBe(false);
  });
else {
  const list: Listed[] = JSON.parse(readFileSync(path.join('build', OFFLINE_LIST), 'utf8'));
  const addresses = list.map(([address]) => decodeURI(address).slice(identity.baseUrl.length));
  const fileOf = (address: string): string =>
    [address, path.posix.join(address, 'index.html')].find((file) => /\.\w+$/.test(file)) ?? '';

  it('the list of the whole guide has every page, its samples and every asset once, and what search begins with', () => {
    const pages = [...routes.map(({ path: route }) => route), ...unlisted];
    const assets = built.filter((file) => /^assets\/.*\.\w+$/.test(file) && !/\.(?:br|gz)$/.test(file));
    const expected = [
      ...pages.map((route) => route.slice(1).replace(/\/$/, '')),
      ...assets,
      ...built.filter(isSamplesOfPage),
      siteSearch.coreFile,
    ];
    const listed = addresses.map((address) => address.replace(/\/$/, ''));
    expect(expected.filter((address) => !listed.includes(address))).toEqual([]);
    expect(new Set(listed).size).toBe(list.length);
  });

  it('the list of the whole guide has nothing that is downloaded, shared or read by machines', () => {
    expect(addresses.filter((address) => /\.(?:pdf|zip|md|xml|yaml|http|pem|br|gz)$/.test(address))).toEqual(
      [],
    );
    expect(
      addresses.filter((address) => /^(?:img\/partage|robots|service-worker|404)/.test(address)),
    ).toEqual([]);
  });

  it('the list of the whole guide tells of each file what the network carries, and its sum', () => {
    const faults = list.filter(([, bytes, sum], place) => {
      const file = fileOf(addresses[place] ?? '');
      const isThere = existsSync(path.join('build', file));
      const text = isThere ? readFileSync(path.join('build', file)) : '';
      return (
        !isThere ||
        bytes !== servedBytes(file) ||
        sum !== createHash('sha256').update(text).digest('hex').slice(0, 8)
      );
    });
    expect(faults).toEqual([]);
  });

  it('the list of the whole guide begins with the assets: a page that is kept never misses what it names', () => {
    const isAsset = addresses.map((address) => address.startsWith('assets/'));
    expect(isAsset.indexOf(false)).toBe(isAsset.lastIndexOf(true) + 1);
  });

  it('the list of the whole guide is under 12 KB itself, and the guide under 3 MB, as a host compresses them', () => {
    expect(servedBytes(OFFLINE_LIST)).toBeLessThan(12 * KB);
    expect(list.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(3 * KB * KB);
  });
}
