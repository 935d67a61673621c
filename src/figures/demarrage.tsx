import type { Figures } from './types';

export const demarrage = {} satisfies Figures;
