// What a process writes, once it has ended.
import type { ChildProcessWithoutNullStreams } from 'node:child_process';

export type Output = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

export function outputOf(child: ChildProcessWithoutNullStreams): Promise<Output> {
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}
