import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { ARTICLE, ARTICLE_END } from '../../../lib/pageMarks';
import { keepArticle, loadArticle, showArticle } from './articles';
import { attachCodeButtons } from './codeButtons';
import { followLinks } from './followLinks';
import { showAtOnce } from './showAtOnce';
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
function StaticArticle({ page, children }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const history = useHistory();

  useLayoutEffect(() => {
    const element = container.current;
    if (RENDERS_ARTICLES || !element) return undefined;
    showArticle(element, page);
    const stopShowing = showAtOnce(element, page, history);
    return () => {
      stopShowing();
      keepArticle(element);
    };
  }, [page, history]);

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

  return (
    <>
      {RENDERS_ARTICLES ? (
        <div ref={container} className={CLASSES} {...{ [ARTICLE]: page }}>
          {children}
        </div>
      ) : (
        <div
          ref={container}
          className={CLASSES}
          {...{ [ARTICLE]: page }}
          // React leaves what is in there alone: it came from the server, or showArticle puts it there.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is empty.
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
      <span hidden {...{ [ARTICLE_END]: '' }} />
    </>
  );
}

/** The component of the page at this address, once its article is there. plugins/static-articles asks for it. */
export async function loadStaticArticle(
  page: string,
): Promise<(props: Pick<Props, 'children'>) => ReactNode> {
  await loadArticle(page);
  return ({ children }) => <StaticArticle page={page}>{children}</StaticArticle>;
}
