import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { attachCodeButtons } from '../../theme/CodeBlock/attachCodeButtons';
import { followLinks } from './followLinks';
import { htmlOfPart, keyOf } from './parts';

/** The theme styles what stands directly under `markdown`. */
const CLASSES = 'api-part markdown';

type Props = {
  /** The address of the page that holds the part. */
  page: string;
  /** Unlike that of any other part of the page. */
  name: string;
  /** Only where RENDERS_STATIC_PARTS. */
  children?: ReactNode;
};

/** A piece of a page that the browser takes from the HTML as it is. plugins/static-parts puts it there. */
export default function StaticPart({ page, name, children }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => {
    const part = place.current;
    if (RENDERS_STATIC_PARTS || !part) return undefined;
    const quietCode = attachCodeButtons(part);
    const leaveLinks = followLinks(part, history);
    return () => {
      quietCode();
      leaveLinks();
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
      ref={place}
      className={CLASSES}
      data-part={key}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, as the server rendered it.
      dangerouslySetInnerHTML={{ __html: htmlOfPart(key) }}
    />
  );
}
