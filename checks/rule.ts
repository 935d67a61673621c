// What a rule on a page is, and what it reports.
import type { Page } from './page';

export type Finding = {
  readonly line: number;
  readonly column?: number;
  /** What is wrong and how to correct it, in French: writers read it. */
  readonly message: string;
  /** A warning is shown and does not fail the check. */
  readonly level?: 'error' | 'warning';
  /** What `npm run fix` writes between these offsets of the file, where a correction is safe. */
  readonly fix?: { readonly start: number; readonly end: number; readonly text: string };
};

export type Rule = {
  readonly id: string;
  readonly check: (page: Page) => Finding[];
};

type Positioned = {
  readonly position?: { readonly start: { readonly line: number; readonly column: number } };
};

/** The line and column of a node, for a finding. */
export const positionOf = (node: Positioned): { line: number; column: number } => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});
