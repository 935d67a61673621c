import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The bytes of a file as a host sends it: compressed, unless it is small. */
export function servedBytes(file: string, folder = 'build'): number {
  const whole = path.join(folder, file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}
