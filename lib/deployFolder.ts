// Where a build leaves what hosts are told of its site: beside the site, and never published with it.
import path from 'node:path';

/** `build-deploy` for `build`: no site has the rules of another. */
export const deployFolder = (outDir: string): string =>
  path.join(path.dirname(outDir), `${path.basename(outDir)}-deploy`);

/** In it, what plugins/served-pages tells deploy/ of the pages. */
export const PAGES_FILE = 'pages.json';

export type PagesFile = {
  /** The Content-Security-Policy, as a header has it. */
  readonly policy: string;
  readonly pages: readonly {
    /** Its one address, as the page itself says it (rel="canonical"). */
    readonly route: string;
    /** In the folder of the site. */
    readonly file: string;
  }[];
};
