// A phone, and the parts that only its screens have.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Drawing, Part, type WithCallout } from './Figure';
import type { Kind } from './parts';
import { Icon, type IconName, Photo } from './sketches';

type PhoneScreenProps = {
  /** The accessible name of the drawing: « Écran Bienvenue ». */
  name: string;
  /** A screen with little on it: the phone is drawn less tall. */
  short?: boolean;
  /** Across the top: a Banner or an AddressBar. */
  banner?: ReactNode;
  children?: ReactNode;
  /** Kept at the bottom: buttons. */
  actions?: ReactNode;
  /** At the very bottom: a TabBar. */
  bar?: ReactNode;
};

/** A phone with the parts of a screen in it. */
export function PhoneScreen({ name, short, banner, children, actions, bar }: PhoneScreenProps): ReactNode {
  return (
    <Drawing name={name} className={clsx('fig-phone fig-raised', short && 'fig-phone-short')}>
      <div className="fig-phone-glass fig-framed fig-column">
        {banner}
        <div className="fig-phone-view fig-column">{children}</div>
        {actions && <div className="fig-phone-actions fig-column">{actions}</div>}
        {bar}
      </div>
    </Drawing>
  );
}

type BarEntry = WithCallout & { icon: IconName; label: string };

type TabBarProps = {
  /** The third is the central button. */
  entries: readonly [BarEntry, BarEntry, BarEntry, BarEntry, BarEntry];
  active: string;
};

export function TabBar({ entries, active }: TabBarProps): ReactNode {
  const entryClass = (label: string, isCentral: boolean) =>
    clsx('fig-bar-entry fig-column', isCentral && 'fig-bar-central', label === active && 'fig-bar-active');
  return (
    <div className="fig-bar fig-ends">
      {entries.map(({ icon, label, callout }, index) => (
        <Part key={label} className={entryClass(label, index === 2)} callout={callout}>
          <span className={clsx('fig-bar-icon fig-line', index === 2 && 'fig-accent')}>
            <Icon name={icon} />
          </span>
          <span className="fig-bar-label">{label}</span>
        </Part>
      ))}
    </div>
  );
}

type Indicator = WithCallout & { kind: Exclude<Kind, 'neutral'>; label: string };

type ViewfinderProps = {
  indicators: readonly Indicator[];
  shutter: WithCallout & { label: string };
};

/** The camera view: its indicators, the scene in its frame, the shutter. */
export function Viewfinder({ indicators, shutter }: ViewfinderProps): ReactNode {
  return (
    <div className="fig-viewfinder fig-column">
      <div className="fig-column">
        {indicators.map(({ kind, label, callout }) => (
          <Part
            key={label}
            className={`fig-indicator fig-line fig-framed fig-kind-${kind}`}
            callout={callout}
          >
            <Icon name={kind} />
            <span>{label}</span>
          </Part>
        ))}
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
      <Part className="fig-shutter fig-column" callout={shutter.callout}>
        <span className="fig-shutter-ring fig-accent" />
        <span>{shutter.label}</span>
      </Part>
    </div>
  );
}

/** The address bar of a browser on a phone: the banner of a PhoneScreen. */
export function AddressBar({ address, callout }: WithCallout & { address: string }): ReactNode {
  return (
    <Part className="fig-address" callout={callout}>
      <span className="fig-window-address fig-framed">{address}</span>
    </Part>
  );
}

/** A window over the screen: what it says, then its choices. */
export function Dialog({ children, actions }: { children: ReactNode; actions: ReactNode }): ReactNode {
  return (
    <div className="fig-dialog fig-raised fig-column">
      {children}
      <div className="fig-dialog-actions fig-column">{actions}</div>
    </div>
  );
}
