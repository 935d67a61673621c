import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { htmlOfArticle } from './articles';
import { attachCodeButtons } from './codeButtons';
import { followLinks } from './followLinks';
import { attachTabs } from './tabs';

type Props = {
  /** The address of the page. */
  page: string;
  /** Present only if RENDERS_ARTICLES. */
  children?: ReactNode;
};

/** The article of a page, which only the server renders: the browser takes its HTML as it is. See plugins/static-articles. */
export default function StaticArticle({ page, children }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => {
    const article = container.current;
    if (!article) return undefined;
    // Where React renders the article, its links and tabs are React's.
    const detach = [
      attachCodeButtons(article),
      ...(RENDERS_ARTICLES ? [] : [followLinks(article, history), attachTabs(article)]),
    ];
    return () => {
      for (const stop of detach) stop();
    };
  }, [history]);

  // The theme styles only the direct children of `markdown`.
  return (
    <>
      {RENDERS_ARTICLES ? (
        <div ref={container} className="article markdown" data-article={page}>
          {children}
        </div>
      ) : (
        <div
          ref={container}
          className="article markdown"
          data-article={page}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, as the server rendered it.
          dangerouslySetInnerHTML={{ __html: htmlOfArticle(page) }}
        />
      )}
      <span hidden data-article-end="" />
    </>
  );
}
