// The findings of all rules, as writers read them, and the corrections that `npm run fix` makes.
import { readFileSync, writeFileSync } from 'node:fs';
import { pageRules, siteRules } from './rules';
import { inPages, type Site, type SiteFinding } from './site';

type Reported = SiteFinding & { readonly rule: string };

export const foundBy = (rule: string, findings: readonly SiteFinding[]): Reported[] =>
  findings.map((finding) => ({ ...finding, rule }));

export const checkRules = (site: Site): Reported[] => [
  ...pageRules.flatMap(({ id, check }) => foundBy(id, inPages(site, check))),
  ...siteRules.flatMap(({ id, check }) => foundBy(id, check(site))),
];

/** File by file, from top to bottom. */
export const printable = (findings: readonly Reported[]): string[] =>
  findings
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0))
    .map(({ file, line, column, level, rule, message }) => {
      const place = column ? `${file}:${line}:${column}` : `${file}:${line}`;
      const text = message.charAt(0).toUpperCase() + message.slice(1);
      return `${place} ${level === 'warning' ? 'avertissement' : 'erreur'} ${rule}\n    ${text}`;
    });

/** Writes the safe corrections, and returns the findings that they correct. */
export function applyFixes(findings: readonly Reported[]): Reported[] {
  const fixed = findings.flatMap((finding) => (finding.fix ? { ...finding, fix: finding.fix } : []));
  // From the end of each file, so that the offsets of the other corrections stay right.
  for (const { file, fix } of fixed.toSorted((a, b) => b.fix.start - a.fix.start)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, fix.start) + fix.text + text.slice(fix.end));
  }
  return fixed;
}
