// The findings in an error of the build, whose lines are « file:line : what is wrong and how to mend it ».
import type { Finding } from './rule';

const LINE = /^(?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?(?<message>.*)$/s;

function findingIn(text: string): (Finding & { file: string }) | undefined {
  const { file, line, column, message } = LINE.exec(text)?.groups ?? {};
  if (!file || !message) return undefined;
  return {
    file,
    line: Number(line),
    column: column ? Number(column) : undefined,
    message: message.replace(/^ : /, '').trim(),
  };
}

/** What a function of the build refuses; `file` is the place of an error that names none. */
export function findingsThrownBy(run: () => unknown, file: string): (Finding & { file: string })[] {
  try {
    run();
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const findings = message.split('\n').flatMap((text) => findingIn(text) ?? []);
    return findings.length > 0 ? findings : [{ file, line: 1, message }];
  }
}
