// The parts that phone and console screens share. Drawings of controls, never controls: spans that nothing can
// focus and that no assistive technology announces as operable.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Marked, Part } from './callouts';
import { Icon, type IconName } from './Icon';

export type Kind = 'neutral' | 'good' | 'pending' | 'bad';

type WithText = Marked & { children: ReactNode };

export function Title({ callout, children }: WithText): ReactNode {
  return (
    <Part className="fig-title" callout={callout}>
      {children}
    </Part>
  );
}

export function Text({ callout, children }: WithText): ReactNode {
  return (
    <Part className="fig-text" callout={callout}>
      {children}
    </Part>
  );
}

/** A state in a word; the sign before it tells the kind without its colour. */
export function Badge({ kind = 'neutral', children }: { kind?: Kind; children: ReactNode }): ReactNode {
  return (
    <span className={clsx('fig-badge', `fig-kind-${kind}`)}>
      {kind !== 'neutral' && <Icon name={kind} />}
      {children}
    </span>
  );
}

export function Banner({ kind = 'neutral', callout, children }: WithText & { kind?: Kind }): ReactNode {
  return (
    <Part className={clsx('fig-banner', `fig-kind-${kind}`)} callout={callout}>
      {kind !== 'neutral' && <Icon name={kind} />}
      <span>{children}</span>
    </Part>
  );
}

export function List({ children }: { children: ReactNode }): ReactNode {
  return <div className="fig-list">{children}</div>;
}

type RowProps = Marked & {
  title: ReactNode;
  /** Secondary text, under the title. */
  detail?: ReactNode;
  /** At the end of the line: a badge, a number. */
  badge?: ReactNode;
  /** At the start of the line: a pictogram, or a thumbnail. */
  lead?: IconName | 'photo';
  /** The line opens another screen. */
  opens?: boolean;
};

export function Row({ title, detail, badge, lead, opens = false, callout }: RowProps): ReactNode {
  return (
    <Part className="fig-row" callout={callout}>
      {lead !== undefined && (
        <span className="fig-row-lead">{lead === 'photo' ? <Thumbnail /> : <Icon name={lead} />}</span>
      )}
      <span className="fig-row-text">
        <span className="fig-row-title">{title}</span>
        {detail !== undefined && <span className="fig-row-detail">{detail}</span>}
      </span>
      {badge !== undefined && <span className="fig-row-badge">{badge}</span>}
      {opens && <Icon name="next" />}
    </Part>
  );
}

/** Too small for a house front to be read: its outline only. */
function Thumbnail(): ReactNode {
  return (
    <svg className="fig-thumbnail" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d="M6 32h28M10 32V19l10-8 10 8v13M17 32v-8h6v8" />
    </svg>
  );
}

type FieldProps = Marked & {
  label: ReactNode;
  value?: ReactNode;
  /** Shown while nothing is typed. */
  placeholder?: ReactNode;
  help?: ReactNode;
  /** A field for several lines of text. */
  tall?: boolean;
};

export function Field({ label, value, placeholder, help, tall = false, callout }: FieldProps): ReactNode {
  return (
    <Part className="fig-field" callout={callout}>
      <span className="fig-field-label">{label}</span>
      <span className={clsx('fig-field-box', tall && 'fig-field-tall')}>
        {value ?? <span className="fig-field-placeholder">{placeholder}</span>}
      </span>
      {help !== undefined && <span className="fig-field-help">{help}</span>}
    </Part>
  );
}

type ButtonProps = WithText & { look?: 'primary' | 'secondary' | 'link' };

export function Button({ look = 'primary', callout, children }: ButtonProps): ReactNode {
  return (
    <Part className="fig-action" callout={callout}>
      <span className={clsx('fig-button', `fig-button-${look}`)}>{children}</span>
    </Part>
  );
}

/** Buttons side by side, as a console has them. */
export function Actions({ children }: { children: ReactNode }): ReactNode {
  return <div className="fig-actions">{children}</div>;
}

export function Switch({ label, on, callout }: Marked & { label: ReactNode; on: boolean }): ReactNode {
  return (
    <Part className="fig-switch" callout={callout}>
      <span>{label}</span>
      <span className={clsx('fig-switch-track', on && 'fig-switch-on')}>
        <span className="visually-hidden">{on ? 'activé' : 'désactivé'}</span>
      </span>
    </Part>
  );
}

type Entry = Marked & { label: string };

export function Tabs({ entries, active }: { entries: readonly Entry[]; active: string }): ReactNode {
  return (
    <div className="fig-tabs">
      {entries.map(({ label, callout }) => (
        <Part key={label} className={clsx('fig-tab', label === active && 'fig-tab-active')} callout={callout}>
          {label}
        </Part>
      ))}
    </div>
  );
}
