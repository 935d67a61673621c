import type { ReactNode } from 'react';

type Step = {
  title: string;
  text?: ReactNode;
  /** The drawing of this step, such as a PhoneScreen. */
  picture: ReactNode;
};

/** Numbered steps with a picture each, side by side where there is room. */
export function Steps({ steps }: { steps: readonly Step[] }): ReactNode {
  return (
    <ol className="fig-steps">
      {steps.map(({ title, text, picture }) => (
        <li key={title} className="fig-step">
          <p className="fig-step-title">{title}</p>
          {text !== undefined && <p className="fig-step-text">{text}</p>}
          {picture}
        </li>
      ))}
    </ol>
  );
}
