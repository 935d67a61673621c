import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Part, type WithCallout } from './callouts';
import { Icon } from './Icon';

/** A box to tick, with its label after it: a choice that a form keeps until it is sent, where a switch acts at once. */
export function Checkbox({ label, on, callout }: WithCallout & { label: ReactNode; on: boolean }): ReactNode {
  return (
    <Part className="fig-check" callout={callout}>
      <span className={clsx('fig-check-box', on && 'fig-check-on')}>
        {on && <Icon name="good" />}
        <span className="visually-hidden">{on ? 'cochée' : 'décochée'} : </span>
      </span>
      <span>{label}</span>
    </Part>
  );
}
