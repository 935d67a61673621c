import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Diagram, Inline } from './Figure';

type Link = { readonly title: string; readonly text?: string };

type DatedEntry = Link & {
  /** The `datetime` attribute: `2024-02-06`, `2025-09-16T16:43:27Z`. */
  readonly dateTime: string;
  /** The date as it is shown. */
  readonly date: string;
  /** Where to read more. */
  readonly pages?: readonly { readonly name: string; readonly href: string }[];
};

function Entry({ title, text, date, dateTime, pages }: Link & Partial<DatedEntry>): ReactNode {
  return (
    <li>
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
      {pages && (
        <ul className="fig-track-pages fig-aside" aria-label="Pages touchées">
          {pages.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Numbered steps, each of which depends on the one before. */
export function Chain({ links, caption }: { links: readonly Link[]; caption: string }): ReactNode {
  return (
    <Diagram caption={caption} className="fig-chain">
      <ol className="fig-track">
        {links.map((link) => (
          <Entry key={link.title} {...link} />
        ))}
      </ol>
    </Diagram>
  );
}

type TimelineProps = {
  readonly entries: readonly DatedEntry[];
  readonly caption: string;
  /** The entries are given newest first, and are drawn one under the other even on a wide screen. */
  readonly history?: boolean;
};

/** What happened when: oldest first, unless it is a history. */
export function Timeline({ entries, caption, history }: TimelineProps): ReactNode {
  return (
    <Diagram caption={caption} className="fig-timeline">
      <ol className={clsx('fig-track', history && 'fig-track--history')} reversed={history}>
        {entries.map((entry) => (
          <Entry key={entry.dateTime} {...entry} />
        ))}
      </ol>
    </Diagram>
  );
}
