// The parts that phone and console screens share. They are drawings of controls, not controls: plain elements that
// cannot be focused and that assistive technologies do not announce as operable.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Part, type WithCallout } from './callouts';
import { Icon, type IconName } from './Icon';

/** What a badge, a banner or an indicator tells: each kind has a colour, and all but `neutral` have an icon. */
export type Kind = 'neutral' | 'good' | 'pending' | 'bad';

type TextPartProps = WithCallout & { children: ReactNode };

export function Title({ callout, children }: TextPartProps): ReactNode {
  return (
    <Part className="fig-title" callout={callout}>
      {children}
    </Part>
  );
}

/** A title with a button at the other end of its line, where a screen has the one that creates an object. */
export function TitleLine({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className="fig-title-line">
      <Title>{title}</Title>
      {children}
    </div>
  );
}

export function Text({ callout, children }: TextPartProps): ReactNode {
  return (
    <Part className="fig-text" callout={callout}>
      {children}
    </Part>
  );
}

/** A status in a word. The icon tells the kind to readers who do not see the colour. */
export function Badge({ kind = 'neutral', children }: { kind?: Kind; children: ReactNode }): ReactNode {
  return (
    <span className={clsx('fig-badge', `fig-kind-${kind}`)}>
      {kind !== 'neutral' && <Icon name={kind} />}
      {children}
    </span>
  );
}

export function Banner({ kind = 'neutral', callout, children }: TextPartProps & { kind?: Kind }): ReactNode {
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

type RowProps = WithCallout & {
  title: ReactNode;
  /** Secondary text, under the title. */
  detail?: ReactNode;
  /** At the end of the row: a badge, a number. */
  badge?: ReactNode;
  /** At the start of the row: an icon, or the thumbnail of a photograph. */
  lead?: IconName | 'photo';
  /** The row opens another screen: an arrow stands at its end. */
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

/** The outline of a house: at this size the details of `Photo` could not be told apart. */
function Thumbnail(): ReactNode {
  return (
    <svg className="fig-thumbnail" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d="M6 32h28M10 32V19l10-8 10 8v13M17 32v-8h6v8" />
    </svg>
  );
}

type FieldProps = WithCallout & {
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

type ButtonProps = TextPartProps & { look?: 'primary' | 'secondary' | 'link' };

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

export function Switch({ label, on, callout }: WithCallout & { label: ReactNode; on: boolean }): ReactNode {
  return (
    <Part className="fig-switch" callout={callout}>
      <span>{label}</span>
      <span className={clsx('fig-switch-track', on && 'fig-switch-on')}>
        <span className="visually-hidden">{on ? 'activé' : 'désactivé'}</span>
      </span>
    </Part>
  );
}

type TabEntry = WithCallout & { label: string };

export function Tabs({ entries, active }: { entries: readonly TabEntry[]; active: string }): ReactNode {
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
