// What is drawn of documents and texts: pages, strings, lists side by side, steps.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Drawing, Inline, Legend, Part, type WithCallout } from './Figure';
import { Icon, Photo } from './sketches';

type PdfPageProps = {
  name: string;
  header: WithCallout & { issuer: string; kind: string };
  title: string;
  photo?: WithCallout;
  rows: readonly (WithCallout & { label: string; value: ReactNode })[];
  footer: WithCallout & { identifier: string; page: string };
  watermark?: ReactNode;
};

export const PdfPage = (page: PdfPageProps): ReactNode => (
  <Drawing name={page.name} className="fig-pdf fig-raised fig-column">
    {page.watermark}
    <Part className="fig-pdf-header fig-ends fig-soft" callout={page.header.callout}>
      <span>{page.header.issuer}</span>
      <span>{page.header.kind}</span>
    </Part>
    <p className="fig-title">{page.title}</p>
    {page.photo && (
      <Part {...page.photo}>
        <Photo />
      </Part>
    )}
    <div>
      {page.rows.map(({ label, value, callout }) => (
        <Part key={label} className="fig-pdf-row fig-ends" callout={callout}>
          <span className="fig-soft">{label}</span>
          <span className="fig-any">{value}</span>
        </Part>
      ))}
    </div>
    <Part className="fig-pdf-footer fig-ends fig-soft" callout={page.footer.callout}>
      <span className="fig-pdf-identifier fig-any">{page.footer.identifier}</span>
      <span>{page.footer.page}</span>
    </Part>
  </Drawing>
);

/** The longest text, in characters, that is drawn large and in the middle. */
const SHORT_TEXT_LENGTH = 16;

/** A block without a legend is a separator and has no number. */
type StringBlock = { text: string; legend?: string };

/**
 * A string cut into numbered blocks, with a legend. CSS counters draw the numbers of both the blocks and the legend,
 * in the same order, so that the string can be selected and copied as one text.
 */
export function AnnotatedString({ blocks }: { blocks: readonly StringBlock[] }): ReactNode {
  const isShort = blocks.map(({ text }) => text).join('').length <= SHORT_TEXT_LENGTH;
  return (
    <div className={clsx('fig-string fig-column', isShort && 'fig-string-short')}>
      <code className="fig-string-text">
        {blocks.map(({ text, legend }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: separators repeat, and nothing is drawn twice
          <span key={index} className={legend ? 'fig-string-block' : 'fig-soft'}>
            {text}
          </span>
        ))}
      </code>
      <Legend entries={blocks.flatMap(({ legend }) => legend ?? [])} />
    </div>
  );
}

type SideProps = { title: string; items: readonly string[] };

const Side = ({ kind, title, items }: SideProps & { kind: 'good' | 'bad' }): ReactNode => (
  <div className={`fig-compare-side fig-framed fig-kind-${kind}`}>
    <p className="fig-compare-title fig-line fig-title">
      <Icon name={kind} />
      <span>{title}</span>
    </p>
    <ul aria-label={title}>
      {items.map((text) => (
        <li key={text} className="fig-line">
          <Icon name={kind} />
          <span>
            <Inline text={text} />
          </span>
        </li>
      ))}
    </ul>
  </div>
);

/** Two lists side by side: what is true and what is not. */
export const Compare = ({ yes, no }: { yes: SideProps; no: SideProps }): ReactNode => (
  <div className="fig-compare">
    <Side kind="good" {...yes} />
    <Side kind="bad" {...no} />
  </div>
);

type Step = { title: string; text?: string; picture: ReactNode };

/** Numbered steps, side by side where there is room. */
export const Steps = ({ steps }: { steps: readonly Step[] }): ReactNode => (
  <ol className="fig-steps">
    {steps.map(({ title, text, picture }) => (
      <li key={title} className="fig-step">
        <p className="fig-step-title">{title}</p>
        {text && <p className="fig-soft">{text}</p>}
        {picture}
      </li>
    ))}
  </ol>
);
