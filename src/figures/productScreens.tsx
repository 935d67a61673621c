// The frames of the product's screens, and the parts that only they have.
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import {
  ConsoleScreen,
  Icon,
  type IconName,
  type Kind,
  Part,
  PhoneScreen,
  Photo,
  type WithCallout,
} from '../../figure-kit';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';

const { barre, console: consoleLabels, viseur } = labels;

type BarEntry = keyof typeof barre;

const BAR_ENTRIES: readonly (readonly [BarEntry, IconName])[] = [
  ['accueil', 'home'],
  ['dossiers', 'folder'],
  ['photo', 'camera'],
  ['certificats', 'certificate'],
  ['compte', 'person'],
];

type ApplicationBarProps = {
  readonly active: BarEntry;
  readonly callouts?: Readonly<Partial<Record<BarEntry, number>>>;
};

/** The bar at the bottom of the application, with the button of the camera in its middle. */
export function ApplicationBar({ active, callouts = {} }: ApplicationBarProps): ReactNode {
  const entryClass = (entry: BarEntry) =>
    clsx(
      'fig-bar-entry fig-column',
      entry === 'photo' && 'fig-bar-central',
      entry === active && 'fig-bar-active',
    );
  return (
    <div className="fig-bar fig-ends">
      {BAR_ENTRIES.map(([entry, icon]) => (
        <Part key={entry} className={entryClass(entry)} callout={callouts[entry]}>
          <span className={clsx('fig-bar-icon fig-line', entry === 'photo' && 'fig-accent')}>
            <Icon name={icon} />
          </span>
          <span className="fig-bar-label">{barre[entry]}</span>
        </Part>
      ))}
    </div>
  );
}

type IndicatorProps = WithCallout & { readonly kind: Exclude<Kind, 'neutral'>; readonly label: string };

function Indicator({ kind, label, callout }: IndicatorProps): ReactNode {
  return (
    <Part className={`fig-indicator fig-line fig-framed fig-kind-${kind}`} callout={callout}>
      <Icon name={kind} />
      <span>{label}</span>
    </Part>
  );
}

/**
 * The viewfinder of the application: its indicators, the scene in its frame, the shutter. Its callouts are 1 to 3 for the
 * indicators, 4 for the shutter.
 */
export function ViewfinderScreen({ withCallouts = false }: { readonly withCallouts?: boolean }): ReactNode {
  const callout = (number: number) => (withCallouts ? number : undefined);
  return (
    <PhoneScreen name={`Viseur de l'écran « ${viseur.titre} »`}>
      <div className="fig-viewfinder fig-column">
        <div className="fig-column">
          <Indicator kind="good" label={viseur.positionBonne} callout={callout(1)} />
          <Indicator kind="good" label={viseur.enLigne} callout={callout(2)} />
          <Indicator kind="good" label={viseur.heureSynchronisee} callout={callout(3)} />
        </div>
        <div className="fig-scene">
          <Photo />
          <svg
            className="fig-scene-corners"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M1 12V1h9M90 1h9v11M99 88v11h-9M10 99H1V88" />
          </svg>
        </div>
        <Part className="fig-shutter fig-column" callout={callout(4)}>
          <span className="fig-shutter-ring fig-accent" />
          <span>{viseur.photographier}</span>
        </Part>
      </div>
    </PhoneScreen>
  );
}

type ProductConsoleProps = Omit<ComponentProps<typeof ConsoleScreen>, 'address' | 'menu'> & {
  /** The entry of the menu that is open. */
  readonly active: keyof typeof consoleLabels.menu;
  readonly menuCallout?: number;
};

/** A screen of the console, with its address and its menu. */
export function ProductConsole({ active, menuCallout, ...screen }: ProductConsoleProps): ReactNode {
  const menu = (
    <Part className="fig-menu" callout={menuCallout}>
      {Object.entries(consoleLabels.menu).map(([entry, label]) => (
        <Part key={entry} className={clsx('fig-menu-entry', entry === active && 'fig-menu-active')}>
          {label}
        </Part>
      ))}
    </Part>
  );
  return <ConsoleScreen {...screen} address={new URL(identity.console).host} menu={menu} />;
}

type FilePanelProps = WithCallout & {
  readonly title: string;
  readonly files: readonly (WithCallout & { readonly label: string })[];
};

/** In the place of the menu: the files that are attached to the document in the window. */
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
