import clsx from 'clsx';
import type { ReactNode } from 'react';

type LegendProps = { entries: readonly ReactNode[] };

/** By which the words of a drawing are told from the text around it. */
export const FIGURE_CLASS = 'figure';

/** What the callouts of a drawing mean. drawFigure checks that callouts and entries agree. */
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

type FigureProps = {
  caption: string;
  /** A page to print and take along: on paper it has a sheet of its own, with the heading before it. */
  card?: boolean;
  /** The CSS class of a diagram, which stands in the figure without the frame that other drawings have. */
  diagram?: string;
  /** What the drawing shows, in words, where the caption and the legend do not suffice. */
  description?: ReactNode;
  /** Entry n explains the part that carries `callout={n}`. */
  legend?: readonly ReactNode[];
  children: ReactNode;
};

/** The frame of every drawing, with its legend, its description and its caption. */
export function Figure({
  caption,
  card = false,
  diagram,
  description,
  legend = [],
  children,
}: FigureProps): ReactNode {
  return (
    <figure className={clsx(FIGURE_CLASS, card && 'fig-card', diagram && `fig-diagram ${diagram}`)}>
      {diagram ? (
        children
      ) : (
        <div className={clsx('fig-plate', legend.length > 0 && 'fig-with-legend')}>
          {children}
          {legend.length > 0 && <Legend entries={legend} />}
        </div>
      )}
      {description !== undefined && <p className="fig-description">{description}</p>}
      <figcaption className="fig-caption">{caption}</figcaption>
    </figure>
  );
}
