import type { ReactNode } from 'react';

const icon = (path: string, size: number) => (): ReactNode => (
  <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" width={size} height={size}>
    <path d={path} fill="none" stroke="currentColor" strokeWidth={36 / size} strokeLinecap="round" />
  </svg>
);

export const SearchIcon = icon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5 5 5', 20);
export const CloseIcon = icon('m5 5 14 14M19 5 5 19', 16);
