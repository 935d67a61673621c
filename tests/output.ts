// The output of a process that has ended.
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export type Output = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

export async function outputOf(child: ChildProcessWithoutNullStreams): Promise<Output> {
  const ended = once(child, 'close');
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
