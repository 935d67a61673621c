import texts from '@generated/interface-texts/default/search.json';
import { Fragment, type ReactNode } from 'react';
import type { PageResults, Result } from '../engine/engine';
import type { Marked } from '../engine/excerpt';
import styles from './styles.module.css';

/** The active option while none is chosen. */
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

/** `isElsewhere`: the result opens in another tab or window. */
export type Follow = (result: Result, isElsewhere: boolean) => void;

type Props = { readonly pages: readonly PageResults[]; readonly active: number; readonly follow: Follow };
type OptionProps = Omit<Props, 'pages'> & { readonly result: Result; readonly index: number };

const SEPARATOR = ' › ';

function Option({ result, index, active, follow }: OptionProps): ReactNode {
  const { url, heading, path, excerpt } = result;
  const id = optionId(index);
  // The title of the page is shown above the group.
  const [pageTitle, ...above] = path;
  const name = [...above, heading.text].join(SEPARATOR);
  return (
    <a
      id={id}
      role="option"
      aria-selected={index === active}
      aria-label={pageTitle ? `${name}, ${pageTitle}` : name}
      aria-describedby={excerpt?.text ? `${id}-excerpt` : undefined}
      tabIndex={-1}
      href={url}
      className={styles.option}
      onClick={(event) => {
        const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (!isElsewhere) event.preventDefault();
        follow(result, isElsewhere);
      }}
    >
      <span className={styles.heading}>
        {above.map((title) => (
          <span key={title}>{`${title}${SEPARATOR}`}</span>
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

export function Results({ pages, active, follow }: Props): ReactNode {
  let next = 0;
  return (
    <div id={LISTBOX_ID} role="listbox" aria-label={texts.results}>
      {pages.map(({ url, title, audience, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may not hold a fieldset.
        <div key={url} role="group" aria-labelledby={`search-page-${next}`}>
          <div id={`search-page-${next}`} className={styles.crumbs}>
            <span>{audience}</span>
            {SEPARATOR}
            <span>{title}</span>
          </div>
          {results.map((result) => (
            <Option key={result.url} index={next++} {...{ result, active, follow }} />
          ))}
        </div>
      ))}
    </div>
  );
}
