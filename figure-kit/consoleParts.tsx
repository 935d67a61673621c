// The parts that only console screens have.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Part, type WithCallout } from './callouts';
import { Icon } from './Icon';

type LabelledPart = WithCallout & { label: string };

type TopBarProps = {
  organisation: LabelledPart;
  search: LabelledPart;
  help: LabelledPart;
  account: LabelledPart;
};

export function TopBar({ organisation, search, help, account }: TopBarProps): ReactNode {
  return (
    <div className="fig-topbar">
      <Part className="fig-topbar-organisation" callout={organisation.callout}>
        <span>{organisation.label}</span>
        <Icon name="choose" />
      </Part>
      <Part className="fig-topbar-search" callout={search.callout}>
        <Icon name="search" />
        <span>{search.label}</span>
      </Part>
      <Part className="fig-topbar-help" callout={help.callout}>
        {help.label}
      </Part>
      <Part className="fig-topbar-account" callout={account.callout}>
        <Icon name="person" />
        <span>{account.label}</span>
      </Part>
    </div>
  );
}

type SideMenuProps = WithCallout & { entries: readonly LabelledPart[]; active: string };

export function SideMenu({ entries, active, callout }: SideMenuProps): ReactNode {
  return (
    <Part className="fig-menu" callout={callout}>
      {entries.map((entry) => (
        <Part
          key={entry.label}
          className={clsx('fig-menu-entry', entry.label === active && 'fig-menu-active')}
          callout={entry.callout}
        >
          {entry.label}
        </Part>
      ))}
    </Part>
  );
}

type Tile = LabelledPart & { value: string };

/** Key figures, side by side. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }): ReactNode {
  return (
    <div className="fig-tiles">
      {tiles.map(({ label, value, callout }) => (
        <Part key={label} className="fig-tile" callout={callout}>
          <span className="fig-tile-label">{label}</span>
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
          <span key={column} className="fig-table-head">
            {column}
          </span>
        ))}
      </div>
      {rows.map(({ key, cells, callout }) => (
        <Part key={key} className="fig-table-row" callout={callout}>
          {columns.map((column, index) => (
            <span key={column} className="fig-table-cell">
              <span className="fig-table-label">{column}</span>
              <span>{cells[index]}</span>
            </span>
          ))}
        </Part>
      ))}
    </div>
  );
}

type FilePanelProps = WithCallout & {
  title: string;
  files: readonly (WithCallout & { name: string })[];
};

/** In the place of a menu: the files that are attached to the document in the window. */
export function FilePanel({ title, files, callout }: FilePanelProps): ReactNode {
  return (
    <div className="fig-menu fig-files">
      <Part className="fig-files-title" callout={callout}>
        <Icon name="clip" />
        <span>{title}</span>
      </Part>
      {files.map(({ name, callout: fileCallout }) => (
        <Part key={name} className="fig-file" callout={fileCallout}>
          <Icon name="file" />
          <span>{name}</span>
        </Part>
      ))}
    </div>
  );
}
