import type { Page } from './page';

export type Finding = {
  readonly line: number;
  readonly column?: number;
  /** What is wrong and how to mend it, in French: it is read by writers. */
  readonly message: string;
  /** A warning is shown and does not fail the check. */
  readonly level?: 'error' | 'warning';
  /** Where a mend is safe: what to put between these offsets of the file. */
  readonly fix?: { readonly start: number; readonly end: number; readonly text: string };
};

export type Rule = {
  readonly id: string;
  readonly check: (page: Page) => Finding[];
};

type Positioned = {
  readonly position?: { readonly start: { readonly line: number; readonly column: number } };
};

/** The place of a node, for a finding. */
export const at = (node: Positioned): { line: number; column: number } => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});
