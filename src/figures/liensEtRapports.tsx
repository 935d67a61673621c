import type { Figures } from './types';

export const liensEtRapports = {} satisfies Figures;
