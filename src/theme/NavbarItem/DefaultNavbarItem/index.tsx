// Adds the required class "active" to the active navbar link.
import type { Props } from '@theme/NavbarItem/DefaultNavbarItem';
import DefaultNavbarItem from '@theme-original/NavbarItem/DefaultNavbarItem';
import type { ReactNode } from 'react';

export default function DefaultNavbarItemWrapper(props: Props): ReactNode {
  const themeClassName = props.mobile ? 'menu__link--active' : 'navbar__link--active';
  return <DefaultNavbarItem {...props} activeClassName={`active ${themeClassName}`} />;
}
