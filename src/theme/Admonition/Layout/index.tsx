// Replaces the theme's layout, whose classes bring the rules of Infima's alerts: src/css/prose.css would undo nearly all.
import type { Props } from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function AdmonitionLayout({ type, icon, title, children, className, id }: Props): ReactNode {
  const own = className?.split(' ').filter((name) => !/^alert(--|$)/.test(name));
  return (
    <div className={clsx('theme-admonition', `theme-admonition-${type}`, own)} id={id}>
      <p className="admonition-title">
        {icon}
        {title}
      </p>
      {children}
    </div>
  );
}
