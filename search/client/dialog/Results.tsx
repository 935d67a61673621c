import texts from '@generated/interface-texts/default/search.json';
import { Fragment, type ReactNode } from 'react';
import type { PageResults, Result } from '../engine/engine';
import type { Marked } from '../engine/excerpt';
import styles from './styles.module.css';

/** No option is chosen yet. */
export const NO_OPTION = -1;
export const LISTBOX_ID = 'search-results';
export const optionId = (index: number): string => `search-option-${index}`;

function MarkedText({ text, marks }: Marked): ReactNode {
  const starts = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], i) => (
        <Fragment key={start}>
          {text.slice(starts[i], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(starts.at(-1))}
    </>
  );
}

type Follow = {
  readonly follow: (result: Result) => void;
  /** A click that the browser follows by itself: another tab, another window, a download. */
  readonly followElsewhere: () => void;
};

type OptionProps = Follow & { readonly result: Result; readonly index: number; readonly isActive: boolean };

const ABOVE_END = ' › ';

function Option({ result, index, isActive, follow, followElsewhere }: OptionProps): ReactNode {
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
        const { ctrlKey, metaKey, shiftKey, altKey } = event;
        if (ctrlKey || metaKey || shiftKey || altKey) return followElsewhere();
        event.preventDefault();
        follow(result);
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
}

type Props = Follow & { readonly pages: readonly PageResults[]; readonly active: number };

export function Results({ pages, active, follow, followElsewhere }: Props): ReactNode {
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
              <span>{page.audience}</span>
              {ABOVE_END}
              <span className={styles.pageTitle}>{page.title}</span>
            </div>
            {page.results.map((result, place) => (
              <Option
                key={result.url}
                index={first + place}
                isActive={first + place === active}
                {...{ result, follow, followElsewhere }}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
