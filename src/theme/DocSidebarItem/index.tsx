// Adds the class "active" of the specification to the active link or category; the theme names it `menu__link--active` only.
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocSidebarItemWrapper(props: Props): ReactNode {
  const { item, activePath } = props;
  if (!isActiveSidebarItem(item, activePath)) return <DocSidebarItem {...props} />;
  // What the theme would put there; a class name given from outside replaces its own.
  const className = clsx(
    'menu__link menu__link--active active',
    item.type === 'category' && [
      styles.categoryLink,
      item.collapsible && 'menu__link--sublist',
      item.collapsible && !item.href && 'menu__link--sublist-caret',
    ],
  );
  const linkProps = { className };
  return <DocSidebarItem {...props} {...linkProps} />;
}
