// Where a build leaves what hosts are told of its site: beside the site, and never published with it.
import path from 'node:path';

/** `build-deploy` for `build`: no site has the rules of another. */
export const deployFolder = (outDir: string): string =>
  path.join(path.dirname(outDir), `${path.basename(outDir)}-deploy`);
