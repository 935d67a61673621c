// Adds the menu and the foot, which other pages have in their article.
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type { ReactNode } from 'react';
import { PageParts } from '../../components/PageParts';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageParts />
    </>
  );
}
