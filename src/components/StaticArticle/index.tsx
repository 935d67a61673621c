import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { whenAtRest } from '../../client/whenAtRest';
import { articleOf, keepArticle } from './articles';
import { attachCodeButtons } from './codeButtons';
import { followLinks } from './followLinks';
import { layOutRest } from './layOutRest';
import { applyStyleSheets, loadStyleSheets, styleSheetsIn } from './styleSheets';
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
    const sheets = article?.sheets ?? styleSheetsIn(element);
    if (article) applyStyleSheets(sheets);
    else whenAtRest(() => void loadStyleSheets(sheets).catch(() => undefined));
    if (article?.content instanceof DocumentFragment) element.append(article.content);
    const stop = layOutRest(element);
    return () => {
      stop();
      applyStyleSheets(sheets);
      for (const link of element.querySelectorAll('link[rel="stylesheet"]')) link.remove();
      const content = document.createDocumentFragment();
      content.append(...element.childNodes);
      keepArticle(page, { content, sheets });
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

  const content = articleOf(page)?.content;
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
          dangerouslySetInnerHTML={{ __html: typeof content === 'string' ? content : '' }}
        />
      )}
      <span hidden data-article-end="" />
    </>
  );
}
