import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@generated/interface-texts/default/search.json';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import type { Marked, PageResults, Result } from '../engine';
import styles from './styles.module.css';

export const LISTBOX_ID = 'search-results';
export const optionId = (index: number): string => `search-option-${index}`;

function MarkedText({ text, marks }: Marked): ReactNode {
  let from = 0;
  const pieces = marks.map(([start, end]) => {
    const before = text.slice(from, start);
    from = end;
    return (
      <Fragment key={start}>
        {before}
        <mark>{text.slice(start, end)}</mark>
      </Fragment>
    );
  });
  return (
    <>
      {pieces}
      {text.slice(from)}
    </>
  );
}

type OptionProps = {
  readonly result: Result;
  readonly index: number;
  readonly isActive: boolean;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
};

function Option({ result, index, isActive, onClick }: OptionProps): ReactNode {
  const { url, heading, path, excerpt } = result;
  const id = optionId(index);
  // The page's title stands above the group already.
  const above = path.slice(1);
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={[heading.text, ...path.toReversed()].join(', ')}
      aria-describedby={excerpt.text ? `${id}-excerpt` : undefined}
      tabIndex={-1}
      href={useBaseUrl(url)}
      className={styles.option}
      onClick={onClick}
    >
      <span className={styles.heading}>
        {above.map((title) => (
          <span key={title} className={styles.above}>{`${title} › `}</span>
        ))}
        <MarkedText {...heading} />
      </span>
      {excerpt.text && (
        <span id={`${id}-excerpt`} className={styles.excerpt}>
          <MarkedText {...excerpt} />
        </span>
      )}
    </a>
  );
}

type Props = {
  readonly pages: readonly PageResults[];
  readonly active: number;
  /** Unmodified clicks only: the others are the browser's. */
  readonly onFollow: (result: Result, event: MouseEvent<HTMLAnchorElement>) => void;
};

export function Results({ pages, active, onFollow }: Props): ReactNode {
  let next = 0;
  return (
    <div
      id={LISTBOX_ID}
      role="listbox"
      aria-label={texts.results}
      // Chrome puts what scrolls among the stops of the Tab key.
      tabIndex={-1}
      className={styles.body}
    >
      {pages.map((page) => {
        const first = next;
        next += page.results.length;
        const labelId = `search-page-${first}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options.
          <div key={page.url} role="group" aria-labelledby={labelId} className={styles.page}>
            <div id={labelId} className={styles.crumbs}>
              <span className={styles.audience}>{page.audience}</span>
              {' › '}
              <span className={styles.pageTitle}>{page.title}</span>
            </div>
            {page.results.map((result, place) => (
              <Option
                key={result.url}
                result={result}
                index={first + place}
                isActive={first + place === active}
                onClick={(event) => onFollow(result, event)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
