import type { Figures } from './types';

export const certilink = {} satisfies Figures;
