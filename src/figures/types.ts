import type { ReactNode } from 'react';

/** Drawings by name; each is drawn when a page asks for it. */
export type Figures = Readonly<Record<string, () => ReactNode>>;
