import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { PARTS } from '../../../lib/pageMarks';

/**
 * The place of the menu and the foot on a page that React renders, and that has no article. plugins/page-tools writes them
 * into the built page; where a link leads to it, src/client/extras/pageParts.ts fetches them.
 */
export function PageParts(): ReactNode {
  return (
    <div
      key={useLocation().pathname}
      {...{ [PARTS]: true }}
      // React leaves what is in there alone.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is empty.
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
