import type { ReactNode } from 'react';

type Step = {
  title: string;
  text?: ReactNode;
  /** What the reader sees at this step: a PhoneScreen, or any drawing. */
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
