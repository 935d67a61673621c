import type { ReactNode } from 'react';

type SketchProps = {
  /** Paths on a grid of 160 × 120. */
  line: string;
  /** Shading, and what stands behind. */
  faint?: string;
  /** What the eye must find first. */
  strong?: string;
};

/** A line drawing in the frame of a photograph. Decorative: the text beside it says the same. */
export function Sketch({ line, faint, strong }: SketchProps): ReactNode {
  return (
    <svg className="fig-photo" viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
      {faint && <path className="fig-photo-faint" d={faint} />}
      <path d={line} />
      {strong && <path className="fig-photo-strong" d={strong} />}
    </svg>
  );
}
