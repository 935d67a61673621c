import type { Figures } from './types';

export const introduction = {} satisfies Figures;
