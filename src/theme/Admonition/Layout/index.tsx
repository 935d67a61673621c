// Replaces the theme's, which asks for the rules of Infima's alerts: ours (src/css/prose.css) would undo nearly all of them.
import type { Props } from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The kinds of admonition of the theme bring those classes. */
const isOfAlert = (name: string): boolean => /^alert(--|$)/.test(name);

export default function AdmonitionLayout({ type, icon, title, children, className, id }: Props): ReactNode {
  const own = className?.split(' ').filter((name) => !isOfAlert(name));
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
