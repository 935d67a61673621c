// The parts that only phone screens have.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Part, type WithCallout } from './callouts';
import { Icon, type IconName } from './Icon';
import { Photo } from './Photo';
import { type Kind, Title } from './parts';

/** The title of a screen, with a button at the end of its line. */
export function Head({ title, action }: { title: string; action: ReactNode }): ReactNode {
  return (
    <div className="fig-head">
      <Title>{title}</Title>
      {action}
    </div>
  );
}

type BarEntry = WithCallout & { icon: IconName; label: string };

type TabBarProps = {
  /** The third is the central button. */
  entries: readonly [BarEntry, BarEntry, BarEntry, BarEntry, BarEntry];
  active: string;
};

export function TabBar({ entries, active }: TabBarProps): ReactNode {
  return (
    <div className="fig-bar">
      {entries.map(({ icon, label, callout }, index) => (
        <Part
          key={label}
          className={clsx(
            'fig-bar-entry',
            index === 2 && 'fig-bar-central',
            label === active && 'fig-bar-active',
          )}
          callout={callout}
        >
          <span className="fig-bar-icon">
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
  indicators: readonly [Indicator, Indicator, Indicator];
  shutter: WithCallout & { label: string };
};

/** The camera view: three indicators, the scene in its frame, the shutter. */
export function Viewfinder({ indicators, shutter }: ViewfinderProps): ReactNode {
  return (
    <div className="fig-viewfinder">
      <div className="fig-indicators">
        {indicators.map(({ kind, label, callout }) => (
          <Part key={label} className={clsx('fig-indicator', `fig-kind-${kind}`)} callout={callout}>
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
      <Part className="fig-shutter" callout={shutter.callout}>
        <span className="fig-shutter-ring" />
        <span>{shutter.label}</span>
      </Part>
    </div>
  );
}
