import type { ReactNode } from 'react';
import { Diagram, Paragraphs, type Texts } from './Figure';

type DatedEntry = Texts & {
  /** The `datetime` attribute: `2024-02-06`, `2025-09-16T16:43:27Z`. */
  readonly dateTime: string;
  /** As it is shown. */
  readonly date: string;
};

export const Entry = ({ title, text, date, dateTime }: Texts & Partial<DatedEntry>): ReactNode => (
  <>
    {date && (
      <time className="fig-aside" dateTime={dateTime}>
        {date}
      </time>
    )}
    <Paragraphs className="fig-strong" title={title} text={text} />
  </>
);

type TrackProps = {
  readonly className: string;
  readonly caption: string;
  readonly entries: readonly (Texts & Partial<DatedEntry>)[];
};

const Track = ({ className, caption, entries }: TrackProps): ReactNode => (
  <Diagram caption={caption} className={className}>
    <ol className="fig-track fig-track--across">
      {entries.map((entry) => (
        <li key={entry.title}>
          <Entry {...entry} />
        </li>
      ))}
    </ol>
  </Diagram>
);

/** Numbered steps, each of which depends on the one before. */
export const Chain = ({ links, caption }: { links: readonly Texts[]; caption: string }): ReactNode => (
  <Track className="fig-chain" caption={caption} entries={links} />
);

/** What happened when, oldest first. */
export const Timeline = (props: { entries: readonly DatedEntry[]; caption: string }): ReactNode => (
  <Track className="fig-timeline" {...props} />
);
