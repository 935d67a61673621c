import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { whenAtRest } from '../../client/whenAtRest';
import { articleOf, keepArticle } from './articles';
import { attachCodeButtons } from './codeButtons';
import { followLinks } from './followLinks';
import { applySpareStyleSheet, prepareSpareStyleSheet } from './styleSheet';
import { attachTabs } from './tabs';

type Props = {
  /** The address of the page. */
  page: string;
  /** Present only if RENDERS_ARTICLES. */
  children?: ReactNode;
};

/** The theme styles only the direct children of `markdown`. */
const CLASSES = 'article markdown';

/** The article of a page, which only the server renders: the browser takes its HTML as it is. See plugins/static-articles. */
export default function StaticArticle({ page, children }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const history = useHistory();

  useLayoutEffect(() => {
    const element = container.current;
    if (RENDERS_ARTICLES || !element) return undefined;
    const article = articleOf(page);
    if (article instanceof DocumentFragment) element.append(article);
    whenAtRest(() => prepareSpareStyleSheet(element));
    return () => {
      applySpareStyleSheet(element);
      const nodes = document.createDocumentFragment();
      nodes.append(...element.childNodes);
      keepArticle(page, nodes);
    };
  }, [page]);

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    // Where React renders the article, its links and tabs are React's.
    const detach = [
      attachCodeButtons(element),
      ...(RENDERS_ARTICLES ? [] : [followLinks(element, history), attachTabs(element)]),
    ];
    return () => {
      for (const stop of detach) stop();
    };
  }, [history]);

  const article = articleOf(page);
  return (
    <>
      {RENDERS_ARTICLES ? (
        <div ref={container} className={CLASSES} data-article={page}>
          {children}
        </div>
      ) : (
        <div
          ref={container}
          className={CLASSES}
          data-article={page}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, as the server rendered it.
          dangerouslySetInnerHTML={{ __html: typeof article === 'string' ? article : '' }}
        />
      )}
      <span hidden data-article-end="" />
    </>
  );
}
