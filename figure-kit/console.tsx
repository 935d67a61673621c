// A browser window, and the parts that only console screens have.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Drawing, Part, type WithCallout } from './Figure';
import { Icon } from './sketches';

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
      <div className="fig-window fig-raised">
        <div className="fig-window-head fig-line">
          <svg className="fig-window-dots" viewBox="0 0 40 10" width="40" height="10" aria-hidden="true">
            {[5, 20, 35].map((x) => (
              <circle key={x} cx={x} cy="5" r="4" />
            ))}
          </svg>
          <span className="fig-window-address fig-framed">{address}</span>
        </div>
        {top}
        <div className="fig-window-body">
          {menu}
          <div className="fig-window-view fig-column">{children}</div>
        </div>
      </div>
    </Drawing>
  );
}

type LabelledPart = WithCallout & { label: string };

type TopBarProps = { organisation: LabelledPart; search: LabelledPart; help: string; account: string };

export function TopBar({ organisation, search, help, account }: TopBarProps): ReactNode {
  return (
    <div className="fig-topbar fig-line">
      <Part className="fig-topbar-organisation fig-line fig-framed fig-strong" callout={organisation.callout}>
        <span>{organisation.label}</span>
        <Icon name="choose" />
      </Part>
      <Part className="fig-topbar-search fig-line fig-framed fig-placeholder" callout={search.callout}>
        <Icon name="search" />
        <span>{search.label}</span>
      </Part>
      <Part className="fig-topbar-help">{help}</Part>
      <Part className="fig-topbar-account fig-line">
        <Icon name="person" />
        <span>{account}</span>
      </Part>
    </div>
  );
}

type SideMenuProps = WithCallout & { entries: readonly string[]; active: string };

export function SideMenu({ entries, active, callout }: SideMenuProps): ReactNode {
  return (
    <Part className="fig-menu" callout={callout}>
      {entries.map((label) => (
        <Part key={label} className={clsx('fig-menu-entry', label === active && 'fig-menu-active')}>
          {label}
        </Part>
      ))}
    </Part>
  );
}

type FilePanelProps = WithCallout & { title: string; files: readonly LabelledPart[] };

/** In the place of a menu: the files that are attached to the document in the window. */
export function FilePanel({ title, files, callout }: FilePanelProps): ReactNode {
  return (
    <div className="fig-menu fig-files">
      <Part className="fig-files-title fig-line fig-strong" callout={callout}>
        <Icon name="clip" />
        <span>{title}</span>
      </Part>
      {files.map((file) => (
        <Part key={file.label} className="fig-file fig-line fig-framed" callout={file.callout}>
          <Icon name="file" />
          <span>{file.label}</span>
        </Part>
      ))}
    </div>
  );
}

type Tile = LabelledPart & { value: string };

/** Key figures, side by side. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }): ReactNode {
  return (
    <div className="fig-tiles">
      {tiles.map(({ label, value, callout }) => (
        <Part key={label} className="fig-tile fig-framed fig-column" callout={callout}>
          <span className="fig-soft">{label}</span>
          <span className="fig-tile-value">{value}</span>
        </Part>
      ))}
    </div>
  );
}

type TableRow = WithCallout & { key: string; cells: readonly ReactNode[] };

type TableRowsProps = { columns: readonly string[]; rows: readonly TableRow[] };

/** A table. Where there is no room for columns, the style sheet shows the name of its column beside each value. */
export function TableRows({ columns, rows }: TableRowsProps): ReactNode {
  return (
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
}
