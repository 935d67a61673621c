// Errors of functions of the build, as values and as findings.
import type { SiteFinding } from './site';

export function attempt<Value>(run: () => Value): { readonly value?: Value; readonly reason?: string } {
  try {
    return { value: run() };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** As contentError writes each fault: « file:line:column : message ». */
const LINE = /^(?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?(?: : )?(?<message>.+)$/s;

function findingIn(text: string): SiteFinding[] {
  const { file, line, column, message } = LINE.exec(text)?.groups ?? {};
  return file && message
    ? [{ file, line: Number(line), column: column ? Number(column) : undefined, message: message.trim() }]
    : [];
}

/** `file` is the place of an error that names none. */
export function findingsThrownBy(run: () => unknown, file: string): SiteFinding[] {
  const { reason: message } = attempt(run);
  if (message === undefined) return [];
  const findings = message.split('\n').flatMap(findingIn);
  return findings.length > 0 ? findings : [{ file, line: 1, message }];
}
