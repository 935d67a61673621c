import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { PARTS } from '../../../lib/pageMarks';

/**
 * Where the menu and the foot stand on a page without an article. plugins/page-tools writes them into the built page;
 * src/client/extras/pageParts.ts fetches them when the router opens it.
 */
export function PageParts(): ReactNode {
  return (
    <div
      key={useLocation().pathname}
      {...{ [PARTS]: true }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: with an empty string, React keeps the content of the built page.
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
