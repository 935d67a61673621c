import { expect, it } from 'vitest';
import { frenchDate } from './format';
import { currentBeta, latestRelease, releases } from './releases';

/** 1.10.0 is after 1.9.0. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare;
const newestFirst = (values: readonly string[]): string[] => values.toSorted(inOrder).toReversed();

it('lists the releases by date, newest first', () => {
  const dates = releases.map(({ date }) => date);
  expect(dates).toEqual(newestFirst(dates));
  for (const date of dates) expect(() => frenchDate(date)).not.toThrow();
  expect(releases[0]).toBe(latestRelease);
});

it.each(['api', 'application'] as const)('never goes back to an earlier version of the %s', (part) => {
  const versions = releases.map((release) => release[part]);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(versions).toEqual(newestFirst(versions));
});

it('the beta version is one that is still to come', () => {
  const [version = ''] = currentBeta.split('-');
  expect(
    inOrder(version, latestRelease.application),
    `product/releases.ts : la bêta ${currentBeta} n'est pas après l'application ${latestRelease.application} ; changez currentBeta.`,
  ).toBeGreaterThan(0);
});

it('says what changed and where to read about it', () => {
  for (const { changes, pages } of releases) {
    expect(changes).not.toEqual([]);
    expect(pages).not.toEqual([]);
    expect(pages).toEqual([...new Set(pages)]);
  }
});
