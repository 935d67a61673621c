import type { ReactNode } from 'react';
import { Drawing } from './Drawing';

type ConsoleScreenProps = {
  /** The accessible name of the drawing: « Console, tableau de bord ». */
  name: string;
  /** In the address bar of the browser. */
  address: string;
  /** Across the top: a TopBar. */
  top?: ReactNode;
  /** On the left, or above the content where there is no room: a SideMenu. */
  menu?: ReactNode;
  children: ReactNode;
};

/** A browser window with the parts of a console screen in it. */
export function ConsoleScreen({ name, address, top, menu, children }: ConsoleScreenProps): ReactNode {
  return (
    <Drawing name={name} className="fig-console">
      <div className="fig-window">
        <div className="fig-window-head">
          <svg className="fig-window-dots" viewBox="0 0 40 10" width="40" height="10" aria-hidden="true">
            <circle cx="5" cy="5" r="4" />
            <circle cx="20" cy="5" r="4" />
            <circle cx="35" cy="5" r="4" />
          </svg>
          <span className="fig-window-address">{address}</span>
        </div>
        {top}
        <div className="fig-window-body">
          {menu}
          <div className="fig-window-view">{children}</div>
        </div>
      </div>
    </Drawing>
  );
}
