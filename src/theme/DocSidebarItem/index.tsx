// Adds the required class "active" to the active link or category of the sidebar.
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function DocSidebarItemWrapper(props: Props): ReactNode {
  const { item, activePath } = props;
  if (!isActiveSidebarItem(item, activePath)) return <DocSidebarItem {...props} />;
  // A class name replaces those of the theme, which are repeated here.
  const className = clsx(
    'menu__link menu__link--active active',
    item.type === 'category' && [
      item.collapsible && 'menu__link--sublist',
      item.collapsible && !item.href && 'menu__link--sublist-caret',
    ],
  );
  // Spread, because the type of the props does not declare it.
  return <DocSidebarItem {...props} {...{ className }} />;
}
