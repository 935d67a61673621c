import type { Figures } from './types';

export const aide = {} satisfies Figures;
