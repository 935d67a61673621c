// What a function of the build refuses, as findings: the lines of its error are « file:line : what is wrong, and the mend ».
import type { SiteFinding } from './site';

/** Why it does not go through; nothing where it does. */
export function reasonThrownBy(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const LINE = /^(?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?(?: : )?(?<message>.+)$/s;

function findingIn(text: string): SiteFinding[] {
  const { file, line, column, message } = LINE.exec(text)?.groups ?? {};
  return file && message
    ? [{ file, line: Number(line), column: column ? Number(column) : undefined, message: message.trim() }]
    : [];
}

/** `file` is the place of an error that names none. */
export function findingsThrownBy(run: () => unknown, file: string): SiteFinding[] {
  const message = reasonThrownBy(run);
  if (message === undefined) return [];
  const findings = message.split('\n').flatMap(findingIn);
  return findings.length > 0 ? findings : [{ file, line: 1, message }];
}
