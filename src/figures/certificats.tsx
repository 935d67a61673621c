import type { Figures } from './types';

export const certificats = {} satisfies Figures;
