import type { Figures } from './types';

export const administration = {} satisfies Figures;
