import { errorWithoutStack } from './errorWithoutStack';

/** What is wrong in a text that somebody wrote, and how to correct it, in French. */
export type ContentFault = {
  /** As the writer's editor counts it, from 1. */
  readonly line: number;
  readonly column?: number;
  readonly message: string;
};

/** An error that names each fault by file and line. */
export function contentError(file: string, faults: readonly ContentFault[]): Error {
  const lines = faults.map(
    ({ line, column, message }) => `${[file, line, column ?? []].flat().join(':')} : ${message}`,
  );
  return errorWithoutStack(lines.join('\n'));
}
