import type { ReactNode } from 'react';
import { Figure } from './Figure';
import { Inline } from './Inline';

export type TimelineEntry = {
  /** As machines write it: `2024-02-06`, `2025-09-16T16:43:27Z`. */
  readonly dateTime: string;
  /** As readers read it. */
  readonly date: string;
  readonly title: string;
  readonly text?: string;
};

type TimelineProps = { readonly entries: readonly TimelineEntry[]; readonly caption: string };

/** What happened when, in the order of time. */
export function Timeline({ entries, caption }: TimelineProps): ReactNode {
  return (
    <Figure caption={caption} diagram="fig-timeline">
      <ol className="fig-track">
        {entries.map(({ dateTime, date, title, text }) => (
          <li key={dateTime}>
            <time dateTime={dateTime}>{date}</time>
            <p className="fig-track-title">
              <Inline text={title} />
            </p>
            {text && (
              <p className="fig-track-text">
                <Inline text={text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Figure>
  );
}
