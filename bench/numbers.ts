export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Says what is being done, for whoever waits. */
export type Progress = (step: string) => void;
