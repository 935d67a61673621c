// How many bytes of a file of the site go to a reader.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** As the build has compressed it, which is what the host sends; what is small it has left alone. */
export function servedBytes(file: string, folder = 'build'): number {
  const whole = path.join(folder, file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}
