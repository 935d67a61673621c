import type { ReactNode } from 'react';

type LegendProps = { entries: readonly ReactNode[] };

/** What the numbers of a drawing mean, as real text. drawFigure checks that each has its entry. */
export function Legend({ entries }: LegendProps): ReactNode {
  return (
    <ol className="fig-legend">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the entry's number, and nothing is drawn twice
        <li key={index}>{entry}</li>
      ))}
    </ol>
  );
}

export type FigureProps = {
  caption: string;
  /** A diagram draws its own frame, and is named by this class; other drawings stand on the common plate. */
  diagram?: string;
  /** What the picture says, in words, where the caption and the legend do not suffice. */
  description?: ReactNode;
  /** Entry n explains the part that carries `callout={n}`. */
  legend?: readonly ReactNode[];
  children: ReactNode;
};

/** The plate of every drawing: the drawing, its legend, its caption. */
export function Figure({ caption, diagram, description, legend = [], children }: FigureProps): ReactNode {
  return (
    <figure className={diagram ? `figure fig-diagram ${diagram}` : 'figure'}>
      {diagram ? (
        children
      ) : (
        <div className="fig-plate">
          {children}
          {legend.length > 0 && <Legend entries={legend} />}
        </div>
      )}
      {description !== undefined && <p className="fig-description">{description}</p>}
      <figcaption className="fig-caption">{caption}</figcaption>
    </figure>
  );
}
