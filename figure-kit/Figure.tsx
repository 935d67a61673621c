import clsx from 'clsx';
import type { ReactNode } from 'react';

/** By which the words of a drawing are told from the text around it. */
export const FIGURE_CLASS = 'figure';

/** What the callouts of a drawing mean. drawFigure checks that callouts and entries agree. */
export function Legend({ entries }: { entries: readonly ReactNode[] }): ReactNode {
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
  /** What the drawing shows, in words, where the caption and the legend do not suffice. */
  description?: string;
  /** Entry n explains the part that carries `callout={n}`. */
  legend?: readonly ReactNode[];
  children: ReactNode;
};

/** The frame of a drawing, with its legend, its description and its caption. */
export function Figure({ caption, card, description, legend, children }: FigureProps): ReactNode {
  return (
    <figure className={clsx(FIGURE_CLASS, card && 'fig-card')}>
      <div className={clsx('fig-plate', legend && 'fig-with-legend')}>
        {children}
        {legend && <Legend entries={legend} />}
      </div>
      {description && <p className="fig-description">{description}</p>}
      <figcaption className="fig-caption">{caption}</figcaption>
    </figure>
  );
}

type DiagramProps = { className: string; caption: string; children: ReactNode };

/** A figure that is drawn from data, without the frame that drawings have. */
export function Diagram({ className, caption, children }: DiagramProps): ReactNode {
  return (
    <figure className={clsx(FIGURE_CLASS, 'fig-diagram', className)}>
      {children}
      <figcaption className="fig-caption">{caption}</figcaption>
    </figure>
  );
}

type DrawingProps = { name: string; className: string; children: ReactNode };

/** A drawn screen, page or plan: its text is real text, in one group with an accessible name. */
export function Drawing({ name, className, children }: DrawingProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of a form is not a fieldset
    <div className={clsx('fig-drawing', className)} role="group" aria-label={name}>
      {children}
    </div>
  );
}

/** The props of a part that may carry a callout: the number of its entry in the legend. */
export type WithCallout = { callout?: number };

type PartProps = WithCallout & { className?: string; children: ReactNode };

/** The box of one part of a drawing, with its callout, a number in a disc, if it has one. */
export function Part({ className, callout, children }: PartProps): ReactNode {
  return (
    <div className={clsx('fig-part', className)}>
      {children}
      {callout !== undefined && (
        <span className="fig-seal">
          <span className="visually-hidden">repère </span>
          {callout}
        </span>
      )}
    </div>
  );
}

const CODE_OR_LABEL = /(`[^`]+`|\*\*[^*]+\*\*)/;

/** A short text written as in a page: `code` between backticks, **a label** between double asterisks. */
export function Inline({ text }: { text: string }): ReactNode {
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
