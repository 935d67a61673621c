import clsx from 'clsx';
import { Children, type ReactNode } from 'react';

/** On every figure: the search and the style sheets treat the words of a drawing apart from the text around it. */
export const FIGURE_CLASS = 'figure';

/** What the numbers of a drawing mean. drawFigure checks that numbers and entries agree. */
export const Legend = ({ entries }: { entries: readonly ReactNode[] }): ReactNode => (
  <ol className="fig-legend">
    {Children.map(entries, (entry) => (
      <li>{entry}</li>
    ))}
  </ol>
);

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
export const Diagram = ({ className, caption, children }: DiagramProps): ReactNode => (
  <figure className={clsx(FIGURE_CLASS, 'fig-diagram', className)}>
    {children}
    <figcaption className="fig-caption">{caption}</figcaption>
  </figure>
);

type DrawingProps = { name: string; className: string; children: ReactNode };

/** A drawn screen, page or plan: its text is real text, in one group with an accessible name. */
export const Drawing = ({ name, className, children }: DrawingProps): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing of a form is not a fieldset
  <div className={clsx('fig-drawing', className)} role="group" aria-label={name}>
    {children}
  </div>
);

/** The number of the part's entry in the legend. */
export type WithCallout = { callout?: number };

type PartProps = WithCallout & { className?: string; children: ReactNode };

export const Part = ({ className, callout, children }: PartProps): ReactNode => (
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

const CODE_OR_LABEL = /(`[^`]+`|\*\*[^*]+\*\*)/;

/** A short text written as in a page: `code` between backticks, **a label** between double asterisks. */
export const Inline = ({ text }: { text: string }): ReactNode =>
  // Split by an expression with a group, odd indexes hold what the expression matched.
  Children.map(text.split(CODE_OR_LABEL), (piece, index) => {
    if (index % 2 === 0) return piece;
    return piece.startsWith('`') ? <code>{piece.slice(1, -1)}</code> : <strong>{piece.slice(2, -2)}</strong>;
  });

/** A title, and a smaller text under it. */
export type Texts = { readonly title: string; readonly text?: string };

export const Paragraphs = ({ title, text, className }: Texts & { className?: string }): ReactNode => (
  <>
    <p className={className}>
      <Inline text={title} />
    </p>
    {text && (
      <p className="fig-aside">
        <Inline text={text} />
      </p>
    )}
  </>
);
