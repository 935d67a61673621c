import type { ReactNode } from 'react';

const CODE_OR_LABEL = /(`[^`]+`|\*\*[^*]+\*\*)/;

/** A short text written as in a page: `code` between backticks, **a label** between double asterisks. */
export function Inline({ text }: { readonly text: string }): ReactNode {
  // Split by an expression with a group, odd indexes hold what the expression matched.
  return text.split(CODE_OR_LABEL).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const key = `${index} ${piece}`;
    return piece.startsWith('`') ? (
      <code key={key}>{piece.slice(1, -1)}</code>
    ) : (
      <strong key={key}>{piece.slice(2, -2)}</strong>
    );
  });
}
