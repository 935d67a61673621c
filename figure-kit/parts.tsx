// The parts that phone and console screens share. They are drawings of controls, not controls: plain elements that
// cannot be focused and that assistive technologies do not announce as operable.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Part, type WithCallout } from './Figure';
import { Icon, type IconName, Thumbnail } from './sketches';

/** Each kind has a colour, and all but `neutral` have an icon, for readers who do not see the colour. */
export type Kind = 'neutral' | 'good' | 'pending' | 'bad';

type Children = { children: ReactNode };
type TextPartProps = WithCallout & Children;

export const Title = (props: TextPartProps): ReactNode => <Part className="fig-title" {...props} />;

export const Text = (props: TextPartProps): ReactNode => <Part className="fig-soft" {...props} />;

export const List = ({ children }: Children): ReactNode => <div className="fig-list">{children}</div>;

/** Buttons side by side, or a title with a button at the other end of its line. */
export const Actions = ({ children }: Children): ReactNode => (
  <div className="fig-line fig-actions">{children}</div>
);

export const Badge = ({ kind = 'neutral', children }: Children & { kind?: Kind }): ReactNode => (
  <span className={`fig-badge fig-kind-${kind}`}>
    {kind !== 'neutral' && <Icon name={kind} />}
    {children}
  </span>
);

type BannerProps = TextPartProps & { kind?: Kind };

export const Banner = ({ kind = 'neutral', callout, children }: BannerProps): ReactNode => (
  <Part className={`fig-banner fig-line fig-kind-${kind}`} callout={callout}>
    {kind !== 'neutral' && <Icon name={kind} />}
    <span>{children}</span>
  </Part>
);

type RowProps = WithCallout & {
  /** An icon, or the thumbnail of a photograph. */
  lead?: IconName | 'photo';
  title: ReactNode;
  detail?: ReactNode;
  badge?: ReactNode;
  /** The row opens another screen. */
  opens?: boolean;
};

export const Row = ({ title, detail, badge, lead, opens, callout }: RowProps): ReactNode => (
  <Part className="fig-row fig-line" callout={callout}>
    {lead && <span className="fig-row-lead">{lead === 'photo' ? <Thumbnail /> : <Icon name={lead} />}</span>}
    <span className="fig-row-text fig-column">
      <span className="fig-strong">{title}</span>
      {detail && <span className="fig-soft fig-any">{detail}</span>}
    </span>
    {badge && <span>{badge}</span>}
    {opens && <Icon name="next" />}
  </Part>
);

type FieldProps = WithCallout & {
  label: string;
  value?: ReactNode;
  placeholder?: string;
  help?: string;
  /** For several lines of text. */
  tall?: boolean;
};

export const Field = ({ label, value, placeholder, help, tall, callout }: FieldProps): ReactNode => (
  <Part className="fig-column" callout={callout}>
    <span className="fig-strong">{label}</span>
    <span className={clsx('fig-field-box fig-framed fig-any', tall && 'fig-field-tall')}>
      {value ?? <span className="fig-placeholder">{placeholder}</span>}
    </span>
    {help && <span className="fig-soft">{help}</span>}
  </Part>
);

const BUTTONS = { primary: 'fig-accent', secondary: 'fig-button-secondary', link: 'fig-button-link' };

type ButtonProps = TextPartProps & { look?: keyof typeof BUTTONS };

export const Button = ({ look = 'primary', callout, children }: ButtonProps): ReactNode => (
  <Part callout={callout}>
    <span className={`fig-button fig-strong ${BUTTONS[look]}`}>{children}</span>
  </Part>
);

type ChoiceProps = WithCallout & { label: string; on: boolean };

export const Switch = ({ label, on, callout }: ChoiceProps): ReactNode => (
  <Part className="fig-switch fig-line" callout={callout}>
    <span>{label}</span>
    <span className={clsx('fig-switch-track', on && 'fig-accent')}>
      <span className="visually-hidden">{on ? 'activé' : 'désactivé'}</span>
    </span>
  </Part>
);

export const Checkbox = ({ label, on, callout }: ChoiceProps): ReactNode => (
  <Part className="fig-check fig-line" callout={callout}>
    <span className={clsx('fig-check-box', on && 'fig-accent')}>
      {on && <Icon name="good" />}
      <span className="visually-hidden">{on ? 'cochée' : 'décochée'} : </span>
    </span>
    <span>{label}</span>
  </Part>
);

export const Tabs = ({ entries, active }: { entries: readonly string[]; active: string }): ReactNode => (
  <div className="fig-tabs">
    {entries.map((label) => (
      <Part key={label} className={clsx('fig-tab', label === active && 'fig-tab-active fig-strong')}>
        {label}
      </Part>
    ))}
  </div>
);
