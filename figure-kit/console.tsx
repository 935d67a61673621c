// A browser window, and the table that its screens show.
import type { ReactNode } from 'react';
import { Drawing, Part, type WithCallout } from './Figure';

type ConsoleScreenProps = {
  /** The accessible name of the drawing: « Console, tableau de bord ». */
  name: string;
  address: string;
  /** A bar under the address. */
  top?: ReactNode;
  /** On the left, or above the content where there is no room. */
  menu?: ReactNode;
  children: ReactNode;
};

export const ConsoleScreen = ({ name, address, top, menu, children }: ConsoleScreenProps): ReactNode => (
  <Drawing name={name} className="fig-console">
    <div className="fig-window fig-raised">
      <div className="fig-window-head fig-line">
        <svg className="fig-window-dots" viewBox="0 0 40 10" width="40" height="10" aria-hidden="true">
          {[5, 20, 35].map((x) => (
            <circle key={x} cx={x} cy="5" r="4" />
          ))}
        </svg>
        <span className="fig-window-address fig-framed fig-soft fig-any">{address}</span>
      </div>
      {top}
      <div className="fig-window-body">
        {menu}
        <div className="fig-window-view fig-column">{children}</div>
      </div>
    </div>
  </Drawing>
);

type TableRowsProps = {
  columns: readonly string[];
  rows: readonly (WithCallout & { key: string; cells: readonly ReactNode[] })[];
};

/** A table. Where there is no room for columns, the style sheet shows the name of its column beside each value. */
export const TableRows = ({ columns, rows }: TableRowsProps): ReactNode => (
  <div className="fig-table">
    <div className="fig-table-heads" aria-hidden="true">
      {columns.map((column) => (
        <span key={column} className="fig-table-cell fig-soft">
          {column}
        </span>
      ))}
    </div>
    {rows.map(({ key, cells, callout }) => (
      <Part key={key} className="fig-table-row fig-column" callout={callout}>
        {columns.map((column, index) => (
          <span key={column} className="fig-table-cell fig-ends fig-any">
            <span className="fig-table-label fig-soft">{column}</span>
            <span>{cells[index]}</span>
          </span>
        ))}
      </Part>
    ))}
  </div>
);
