// Replaces the sidebar in the menu of narrow screens. The theme passes two props to the menu, and then sorts their names with
// `localeCompare`, which loads the locale data: that takes longer than the rest of the menu.
import { useLocation } from '@docusaurus/router';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { ReactNode } from 'react';

type MenuProps = Pick<Props, 'sidebar'>;

const closeMenu = () => document.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();

function Menu({ sidebar }: MenuProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <DocSidebarItems
        items={sidebar}
        activePath={pathname}
        onItemClick={(item) => {
          // A category without a page only opens.
          if (item.type !== 'html' && item.href) closeMenu();
        }}
        level={1}
      />
    </ul>
  );
}

export default function DocSidebarMobile({ sidebar }: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={{ sidebar }} />;
}
