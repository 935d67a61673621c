import texts from '@generated/interface-texts/default/search.json';
import { Fragment, type MouseEvent, memo, type ReactNode } from 'react';
import type { PageResults, Result } from '../engine/engine';
import type { Marked } from '../engine/excerpt';
import styles from './styles.module.css';

/** No option is chosen yet. */
export const NO_OPTION = -1;
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
  readonly onFollow: (result: Result) => void;
  readonly onFollowElsewhere: () => void;
};

const ABOVE_END = ' › ';

/** The browser's own ways of following a link: another tab, another window, a download. */
const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

const Option = memo(({ result, index, isActive, onFollow, onFollowElsewhere }: OptionProps): ReactNode => {
  const { url, heading, path, excerpt } = result;
  const id = optionId(index);
  // The page's title stands above the group already.
  const [pageTitle, ...above] = path;
  const name = [...above, heading.text].join(ABOVE_END);
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={pageTitle ? `${name}, ${pageTitle}` : name}
      aria-describedby={excerpt?.text ? `${id}-excerpt` : undefined}
      tabIndex={-1}
      href={url}
      className={styles.option}
      onClick={(event) => {
        if (isModified(event)) return onFollowElsewhere();
        event.preventDefault();
        onFollow(result);
      }}
    >
      <span className={styles.heading}>
        {above.map((title) => (
          <span key={title} className={styles.above}>{`${title}${ABOVE_END}`}</span>
        ))}
        <MarkedText {...heading} />
      </span>
      {(!excerpt || excerpt.text) && (
        <span id={`${id}-excerpt`} className={styles.excerpt}>
          {excerpt ? <MarkedText {...excerpt} /> : '…'}
        </span>
      )}
    </a>
  );
});

type Props = {
  readonly pages: readonly PageResults[];
  readonly active: number;
  readonly onFollow: (result: Result) => void;
  /** A click that the browser follows by itself. */
  readonly onFollowElsewhere: () => void;
};

export function Results({ pages, active, onFollow, onFollowElsewhere }: Props): ReactNode {
  let next = 0;
  return (
    <div id={LISTBOX_ID} role="listbox" aria-label={texts.results}>
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
                onFollow={onFollow}
                onFollowElsewhere={onFollowElsewhere}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
