import type { ReactNode } from 'react';

/** The paths of line icons on a grid of 24. Icons are decorative: the text beside them carries the meaning. */
const PATHS = {
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
} as const satisfies Record<string, string>;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="fig-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
