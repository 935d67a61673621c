import type { Figures } from './types';

export const apiDossiers = {} satisfies Figures;
