// How findings are told to whoever writes: file by file, from top to bottom.
import type { SiteFinding } from './site';

export type Reported = SiteFinding & { readonly rule: string };

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const placeOf = ({ file, line, column }: Reported): string => `${file}:${line}${column ? `:${column}` : ''}`;

/** As many texts as findings. */
export const printable = (findings: readonly Reported[]): string[] =>
  findings
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0))
    .map((finding) => {
      const level = finding.level === 'warning' ? 'avertissement' : 'erreur';
      return `${placeOf(finding)} ${level} ${finding.rule}\n    ${capitalised(finding.message)}`;
    });
