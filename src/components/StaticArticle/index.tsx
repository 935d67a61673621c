import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { ARTICLE, ARTICLE_END } from '../../../lib/pageMarks';
import { keepArticle, loadArticle, showArticle } from './articles';
import { attachCodeButtons } from './codeButtons';
import { attachLinks } from './followLinks';
import { showAtOnce } from './showAtOnce';
import { attachTabs } from './tabs';

type Props = {
  /** The address of the page. */
  page: string;
  /** Present only if RENDERS_ARTICLES. */
  children?: ReactNode;
};

/** The article of a page, which only the server renders: the browser keeps its HTML. See plugins/static-articles. */
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
    const controller = new AbortController();
    attachCodeButtons(element, controller.signal);
    // Otherwise React renders the links and the tabs, and serves them.
    if (!RENDERS_ARTICLES) {
      attachLinks(element, history, controller.signal);
      attachTabs(element, controller.signal);
    }
    return () => controller.abort();
  }, [history]);

  return (
    <>
      <div
        ref={container}
        // The theme styles only the direct children of `markdown`.
        className="article markdown"
        {...{ [ARTICLE]: page }}
        // With an empty string, React keeps the HTML of the server, and what showArticle puts there.
        {...(RENDERS_ARTICLES ? { children } : { dangerouslySetInnerHTML: { __html: '' } })}
      />
      <span hidden {...{ [ARTICLE_END]: '' }} />
    </>
  );
}

/** The component of the page at this address, once its article is loaded. plugins/static-articles calls it. */
export async function loadStaticArticle(
  page: string,
): Promise<(props: Pick<Props, 'children'>) => ReactNode> {
  await loadArticle(page);
  return ({ children }) => <StaticArticle page={page}>{children}</StaticArticle>;
}
