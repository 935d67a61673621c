import { expect, it } from 'vitest';
import { currentBeta, latestRelease, releases } from './releases';

it('the beta version is one that is still to come', () => {
  const [version = ''] = currentBeta.split('-');
  expect(
    new Intl.Collator('en', { numeric: true }).compare(version, latestRelease.application),
    `product/releases.ts : la bêta ${currentBeta} n'est pas après l'application ${latestRelease.application} ; changez currentBeta.`,
  ).toBeGreaterThan(0);
});

it('each release has two versions, and says what changed and where to read about it', () => {
  for (const { api, application, changes, pages } of releases) {
    expect(`${api} ${application}`).toMatch(/^\d+\.\d+\.\d+ \d+\.\d+\.\d+$/);
    expect(changes).not.toEqual([]);
    expect(pages).not.toEqual([]);
  }
});
