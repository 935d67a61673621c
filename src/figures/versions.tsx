import type { Figures } from './types';

export const versions = {} satisfies Figures;
