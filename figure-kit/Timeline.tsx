import type { ReactNode } from 'react';
import { Figure } from './Figure';
import { Inline } from './Inline';

export type TimelineEntry = {
  /** The `datetime` attribute: `2024-02-06`, `2025-09-16T16:43:27Z`. */
  readonly dateTime: string;
  /** The date as it is shown. */
  readonly date: string;
  readonly title: string;
  readonly text?: string;
  /** Where to read more. */
  readonly pages?: readonly { readonly name: string; readonly href: string }[];
};

type TimelineProps = {
  readonly entries: readonly TimelineEntry[];
  readonly caption: string;
  /** The entries are given newest first, and are drawn one under the other even on a wide screen. */
  readonly history?: boolean;
};

function Pages({ pages }: { readonly pages: NonNullable<TimelineEntry['pages']> }): ReactNode {
  return (
    <ul className="fig-track-pages" aria-label="Pages touchées">
      {pages.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** What happened when: oldest first, unless it is a history. */
export function Timeline({ entries, caption, history = false }: TimelineProps): ReactNode {
  return (
    <Figure caption={caption} diagram="fig-timeline">
      <ol className={history ? 'fig-track fig-track--history' : 'fig-track'} reversed={history}>
        {entries.map(({ dateTime, date, title, text, pages }) => (
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
            {pages && <Pages pages={pages} />}
          </li>
        ))}
      </ol>
    </Figure>
  );
}
