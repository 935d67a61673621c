import type { Figures } from './types';

export const photographie = {} satisfies Figures;
