// Programs that read the API's contract and its collections. They have a lock of their own, so that whoever only builds the
// site does not install them.
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LOCK = path.join(__dirname, 'package-lock.json');
const MODULES = path.join(__dirname, 'node_modules');
/** The lock as it was when the last installation succeeded: `npm ci` begins by removing this copy with the rest. */
const INSTALLED = path.join(MODULES, '.installed-lock.json');

export const TOOLS_FOLDER = path.relative('', __dirname);

export const areToolsInstalled = (): boolean =>
  existsSync(INSTALLED) && readFileSync(INSTALLED).equals(readFileSync(LOCK));

export const noteInstallation = (): void => copyFileSync(LOCK, INSTALLED);

/** `program` is a file of a package: newman/bin/newman.js. */
export function toolAt(program: string): string {
  const file = path.join(MODULES, program);
  if (existsSync(file)) return file;
  throw new Error(`${program} est absent : lancez « npx tsx scripts/ensure-tools.ts contract ».`);
}
