import { expect, it } from 'vitest';
import { currentBeta, latestRelease, releases } from './releases';

it('lists seven releases, newest first, none after 2025', () => {
  const dates = releases.map(({ date }) => date);
  expect(dates).toHaveLength(7);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
  expect(dates.filter((date) => !/^202[45]-\d{2}-\d{2}$/.test(date))).toEqual([]);
  expect(releases[0]).toBe(latestRelease);
});

it('counts down by one minor version at a time, for the API and for the application', () => {
  expect(releases.map(({ api }) => api)).toEqual([6, 5, 4, 3, 2, 1, 0].map((minor) => `1.${minor}.0`));
  expect(releases.map(({ application }) => application)).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((minor) => `2.${minor}.0`),
  );
  expect(currentBeta).toBe('2.7.0-beta.1');
});

it('says what changed and where to read about it', () => {
  for (const { changes, pages } of releases) {
    expect(changes.length).toBeGreaterThan(0);
    expect(pages.length).toBeGreaterThan(0);
    expect(new Set(pages).size).toBe(pages.length);
  }
});
