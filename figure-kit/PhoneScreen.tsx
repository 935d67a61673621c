import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Drawing } from './Drawing';

type PhoneScreenProps = {
  /** The accessible name of the drawing: « Écran Bienvenue ». */
  name: string;
  /** A screen with little on it: the phone is drawn less tall. */
  short?: boolean;
  /** Across the top: a Banner. */
  banner?: ReactNode;
  children?: ReactNode;
  /** Kept at the bottom: buttons. */
  actions?: ReactNode;
  /** At the very bottom: a TabBar. */
  bar?: ReactNode;
};

/** A phone with the parts of a screen in it. */
export function PhoneScreen({
  name,
  short = false,
  banner,
  children,
  actions,
  bar,
}: PhoneScreenProps): ReactNode {
  return (
    <Drawing name={name} className={clsx('fig-phone', short && 'fig-phone-short')}>
      <div className="fig-phone-glass">
        {banner}
        <div className="fig-phone-view">{children}</div>
        {actions !== undefined && <div className="fig-phone-actions">{actions}</div>}
        {bar}
      </div>
    </Drawing>
  );
}
