// Every figure that a page may show: <Figure name="…" /> in its text. Drawn at build time by plugins/figures.
import type { ReactNode } from 'react';

export type Figures = Readonly<Record<string, () => ReactNode>>;

export const figures: Figures = {};
