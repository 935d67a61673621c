import type { ReactNode } from 'react';
import { Diagram, Inline } from './Figure';

type Link = { readonly title: string; readonly text?: string };

type DatedEntry = Link & {
  /** The `datetime` attribute: `2024-02-06`, `2025-09-16T16:43:27Z`. */
  readonly dateTime: string;
  /** The date as it is shown. */
  readonly date: string;
};

/** What stands beside a mark of a track. */
export function Entry({ title, text, date, dateTime }: Link & Partial<DatedEntry>): ReactNode {
  return (
    <>
      {date && (
        <time className="fig-aside" dateTime={dateTime}>
          {date}
        </time>
      )}
      <p className="fig-strong">
        <Inline text={title} />
      </p>
      {text && (
        <p className="fig-aside">
          <Inline text={text} />
        </p>
      )}
    </>
  );
}

type TrackProps = {
  readonly className: string;
  readonly caption: string;
  readonly entries: readonly (Link & Partial<DatedEntry>)[];
};

function Track({ className, caption, entries }: TrackProps): ReactNode {
  return (
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
}

/** Numbered steps, each of which depends on the one before. */
export const Chain = ({ links, caption }: { links: readonly Link[]; caption: string }): ReactNode => (
  <Track className="fig-chain" caption={caption} entries={links} />
);

/** What happened when, oldest first. */
export const Timeline = (props: { entries: readonly DatedEntry[]; caption: string }): ReactNode => (
  <Track className="fig-timeline" {...props} />
);
