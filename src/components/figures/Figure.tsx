import type { ReactNode } from 'react';

type FigureProps = {
  readonly caption: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** What every drawing of the site stands in. */
export function Figure({ caption, className, children }: FigureProps): ReactNode {
  return (
    <figure className={className ? `figure ${className}` : 'figure'}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
