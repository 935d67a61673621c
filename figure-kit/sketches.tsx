// Line drawings. They are decorative: the text beside them says the same.
import type { ReactNode } from 'react';

/** On a grid of 24. */
const ICONS = {
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10 19v-5h4v5',
  folder: 'M3.5 18.5v-12h6l2 2.5h9v9.5zM3.5 11h17',
  camera: 'M3.5 8h4l1.5-2.5h6L16.5 8h4v11h-17zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4',
  certificate: 'M7 3.5h10v11H7zM9.5 7h5M9.5 10h5M12 20.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  person: 'M12 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4M4.5 20c.6-3.8 3.5-6 7.5-6s6.9 2.2 7.5 6',
  pin: 'M12 20.5c4-4.3 6-7.6 6-10.2a6 6 0 0 0-12 0c0 2.6 2 5.9 6 10.2M12 12.5a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4',
  bell: 'M5 17.5h14M6.5 17.5v-6a5.5 5.5 0 0 1 11 0v6M12 6V4M10.5 20h3',
  clip: 'M16.5 8.5v7.2a4.5 4.5 0 0 1-9 0V7.2a3 3 0 0 1 6 0v8a1.5 1.5 0 0 1-3 0V8.5',
  file: 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4',
  search: 'M10.5 16.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12M15 15l5 5',
  good: 'm5 12.5 4.5 4.5L19 7.5',
  pending: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M12 7.5V12l3 2',
  bad: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  choose: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  next: 'm9.5 6.5 5.5 5.5-5.5 5.5',
};

export type IconName = keyof typeof ICONS;

export const Icon = ({ name }: { name: IconName }): ReactNode => (
  <svg className="fig-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);

export function ArrowHead({ pointsTo }: { pointsTo: 'start' | 'end' | 'down' }): ReactNode {
  const className = `fig-arrow-head fig-arrow-head--${pointsTo}`;
  return (
    <svg className={className} viewBox="0 0 7 7" width="7" height="7" aria-hidden="true">
      <path d="M0 0L7 3.5L0 7Z" />
    </svg>
  );
}

/** Paths on a grid of 160 × 120. */
type SketchProps = { line: string; faint?: string; strong?: string };

/** A line drawing in the frame of a photograph. */
export const Sketch = ({ line, faint, strong }: SketchProps): ReactNode => (
  <svg className="fig-photo" viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
    {faint && <path className="fig-photo-faint" d={faint} />}
    <path d={line} />
    {strong && <path className="fig-photo-strong" d={strong} />}
  </svg>
);

const HOUSE = [
  ...['M26 58 80 24l54 34z', 'M34 58v44h92V58', 'M104 39V24h9v21', 'M73 102V76h14v26M73 82h14M84 92v2'],
  'M44 68h16v16H44zM52 68v16M44 76h16M100 68h16v16h-16zM108 68v16M100 76h16M74 38h12v10H74zM80 38v10',
  'M39 67h4v18h-4zM61 67h4v18h-4zM95 67h4v18h-4zM117 67h4v18h-4z',
  'M144 102V82M144 86c-8 0-9-9-6-12-2-7 3-12 7-12s9 5 7 12c3 3 2 12-8 12M88.5 79h5v4h-5z',
].join('');
const SHADED_ROOF = Array.from({ length: 12 }, (_, index) => `M${82 + index * 4} ${26.5 + index * 2.52}V57`);
const GROUND = 'M8 102h144M14 106h52M78 106h66M30 110h40M92 110h30';

/** A house front, which stands for any photograph. */
export const Photo = (): ReactNode => <Sketch faint={SHADED_ROOF.join('') + GROUND} line={HOUSE} />;

/** The outline of a house: at this size the details of `Photo` could not be told apart. */
export const Thumbnail = (): ReactNode => (
  <svg className="fig-photo fig-thumbnail" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <path d="M6 32h28M10 32V19l10-8 10 8v13M17 32v-8h6v8" />
  </svg>
);
