// offline.json, the list of all files that offline reading keeps.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../lib/filesOf';
import { OFFLINE_LIST, SIZE_MARK } from '../../lib/offlineList';
import { isSamplesOfPage } from '../../lib/sampleFiles';
import { sha256Of } from '../../markdown-export';
import { identity } from '../../product/identity';
import { isReadOffline } from '../../product/offline';
import { siteSearch } from '../../search.config';
import { readBuilt } from '../builtSite';
import { routes, unlisted } from '../routes';
import { servedBytes } from '../servedBytes';

const KB = 1024;
const built = filesOf('build');

it('the pages have the size of the guide in the place of its mark', () => {
  const texts = built.filter((file) => /\.(?:html|txt)$/.test(file));
  expect(texts.filter((file) => readBuilt(file).includes(SIZE_MARK))).toEqual([]);
});

it.runIf(!isReadOffline)('there is no list where offline reading is switched off', () => {
  expect(built).not.toContain(OFFLINE_LIST);
});

describe.runIf(isReadOffline)('the list', () => {
  const list: [address: string, bytes: number, hash: string][] = isReadOffline
    ? JSON.parse(readBuilt(OFFLINE_LIST))
    : [];
  const addresses = list.map(([address]) => decodeURI(address).slice(identity.baseUrl.length));

  it('has every page, its samples and every asset once, and the core of the search', () => {
    const assets = built.filter((file) => /^assets\/.*\.\w+$/.test(file) && !/\.(?:br|gz)$/.test(file));
    const expected = [
      ...[...routes.map(({ path: route }) => route), ...unlisted].map((route) => route.slice(1)),
      ...[...assets, ...built.filter(isSamplesOfPage), siteSearch.coreFile],
    ].map((address) => address.replace(/\/$/, ''));
    const listed = addresses.map((address) => address.replace(/\/$/, ''));
    expect(expected.filter((address) => !listed.includes(address))).toEqual([]);
    expect(new Set(listed).size).toBe(list.length);
  });

  it('has nothing that is downloaded, shared or read by machines', () => {
    const unwanted = /\.(?:pdf|zip|md|xml|yaml|http|pem|br|gz)$|^(?:img\/partage|robots|service-worker|404)/;
    expect(addresses.filter((address) => unwanted.test(address))).toEqual([]);
  });

  it('gives the bytes that the network carries for each file, and its hash', () => {
    const faults = list.filter(([, bytes, hash], place) => {
      const address = addresses[place] ?? '';
      const file = /\.\w+$/.test(address) ? address : path.posix.join(address, 'index.html');
      if (!existsSync(path.join('build', file)) || bytes !== servedBytes(file)) return true;
      return hash !== sha256Of(readFileSync(path.join('build', file))).slice(0, 8);
    });
    expect(faults).toEqual([]);
  });

  it('begins with the assets, so that a kept page never lacks what it loads', () => {
    const isAsset = addresses.map((address) => address.startsWith('assets/'));
    expect(isAsset.indexOf(false)).toBe(isAsset.lastIndexOf(true) + 1);
  });

  it('has at most 12 KB itself, and the guide 3 MB, as a host compresses them', () => {
    expect(servedBytes(OFFLINE_LIST)).toBeLessThan(12 * KB);
    expect(list.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(3 * KB * KB);
  });
});
