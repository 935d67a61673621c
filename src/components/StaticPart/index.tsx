import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { attachCodeButtons } from '../../theme/CodeBlock/attachCodeButtons';
import { followLinks } from './followLinks';
import { htmlOfPart, keyOf } from './parts';

/** The theme styles only the direct children of `markdown`. */
const CLASSES = 'api-part markdown';

type Props = {
  /** The address of the page that holds the part. */
  page: string;
  /** Unique in the page. */
  name: string;
  /** Present only if RENDERS_STATIC_PARTS. */
  children?: ReactNode;
};

/** A part of a page that only the server renders: the browser takes its HTML as it is. See plugins/static-parts. */
export default function StaticPart({ page, name, children }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => {
    const part = container.current;
    if (RENDERS_STATIC_PARTS || !part) return undefined;
    const detachCodeButtons = attachCodeButtons(part);
    const detachLinks = followLinks(part, history);
    return () => {
      detachCodeButtons();
      detachLinks();
    };
  }, [history]);

  const key = keyOf(page, name);
  if (RENDERS_STATIC_PARTS) {
    return (
      <div className={CLASSES} data-part={key}>
        {children}
      </div>
    );
  }
  return (
    <div
      ref={container}
      className={CLASSES}
      data-part={key}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, as the server rendered it.
      dangerouslySetInnerHTML={{ __html: htmlOfPart(key) }}
    />
  );
}
