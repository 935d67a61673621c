// A phone, and a window over its screen.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Drawing } from './Figure';

type PhoneScreenProps = {
  /** The accessible name of the drawing: « Écran Bienvenue ». */
  name: string;
  /** A screen with little on it: the phone is drawn less tall. */
  short?: boolean;
  /** Across the top: a Banner, or the bar of a browser. */
  banner?: ReactNode;
  children?: ReactNode;
  /** Kept at the bottom: buttons, then the bar of the application. */
  actions?: ReactNode;
  bar?: ReactNode;
};

export const PhoneScreen = ({ name, short, banner, children, actions, bar }: PhoneScreenProps): ReactNode => (
  <Drawing name={name} className={clsx('fig-phone fig-raised', short && 'fig-phone-short')}>
    <div className="fig-phone-glass fig-framed fig-column">
      {banner}
      <div className="fig-phone-view fig-column">{children}</div>
      {actions && <div className="fig-phone-actions fig-column">{actions}</div>}
      {bar}
    </div>
  </Drawing>
);

export const Dialog = ({ children, actions }: { children: ReactNode; actions: ReactNode }): ReactNode => (
  <div className="fig-dialog fig-raised fig-column">
    {children}
    <div className="fig-dialog-actions fig-column">{actions}</div>
  </div>
);
