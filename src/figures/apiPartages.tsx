import type { Figures } from './types';

export const apiPartages = {} satisfies Figures;
