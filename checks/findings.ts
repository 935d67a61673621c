// What the rules find in the pages, and the corrections that a machine can make.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Reported } from './report';
import { pageRules, siteRules } from './rules';
import type { Site, SiteFinding } from './site';

export const foundBy = (rule: string, findings: readonly SiteFinding[]): Reported[] =>
  findings.map((finding) => ({ ...finding, rule }));

export function checkRules(site: Site): Reported[] {
  const pageFindings = site.pages.flatMap((page) =>
    pageRules.flatMap(({ id, check }) =>
      check(page).map((finding) => ({ ...finding, rule: id, file: page.file })),
    ),
  );
  return [...pageFindings, ...siteRules.flatMap(({ id, check }) => foundBy(id, check(site)))];
}

/** Writes the safe corrections, and returns the findings that they answered. */
export function applyFixes(findings: readonly Reported[]): Reported[] {
  const fixable = findings.filter(({ fix }) => fix);
  for (const file of new Set(fixable.map((finding) => finding.file))) {
    const fixes = fixable.flatMap((finding) => (finding.file === file && finding.fix ? [finding.fix] : []));
    // From the end of the file, so that the offsets of the other corrections stay right.
    const corrected = fixes
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
        readFileSync(file, 'utf8'),
      );
    writeFileSync(file, corrected);
  }
  return fixable;
}
