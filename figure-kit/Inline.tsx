import type { ReactNode } from 'react';

const PIECES = /(`[^`]+`|\*\*[^*]+\*\*)/;

/** A short text written as in a page: `code` between backticks, **a label** between double asterisks. */
export function Inline({ text }: { readonly text: string }): ReactNode {
  // Odd places hold what the expression caught.
  return text.split(PIECES).map((piece, place) => {
    if (place % 2 === 0) return piece;
    const key = `${place} ${piece}`;
    return piece.startsWith('`') ? (
      <code key={key}>{piece.slice(1, -1)}</code>
    ) : (
      <strong key={key}>{piece.slice(2, -2)}</strong>
    );
  });
}
