// What the rules find in the pages, and the corrections that a machine can make.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Reported } from './report';
import { pageRules, siteRules } from './rules';
import { inPages, type Site, type SiteFinding } from './site';

export const foundBy = (rule: string, findings: readonly SiteFinding[]): Reported[] =>
  findings.map((finding) => ({ ...finding, rule }));

export const checkRules = (site: Site): Reported[] => [
  ...pageRules.flatMap(({ id, check }) => foundBy(id, inPages(site, check))),
  ...siteRules.flatMap(({ id, check }) => foundBy(id, check(site))),
];

/** Writes the safe corrections, and returns the findings that they answered. */
export function applyFixes(findings: readonly Reported[]): Reported[] {
  const fixed = findings.flatMap((finding) => (finding.fix ? { ...finding, fix: finding.fix } : []));
  // From the end of each file, so that the offsets of the other corrections stay right.
  for (const { file, fix } of fixed.toSorted((a, b) => b.fix.start - a.fix.start)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, fix.start) + fix.text + text.slice(fix.end));
  }
  return fixed;
}
