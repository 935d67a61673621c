// The folder beside a built site that holds the rules for its hosts, and is never published with it.
import path from 'node:path';

/** `build` → `build-deploy` */
export const deployFolder = (outDir: string): string =>
  path.join(path.dirname(outDir), `${path.basename(outDir)}-deploy`);

/** In that folder: what plugins/html-postprocess reports of the pages to deploy/. */
export const PAGES_FILE = 'pages.json';

export type PagesFile = {
  /** The Content-Security-Policy, as a header has it. */
  readonly policy: string;
  readonly pages: readonly {
    /** Its canonical address. */
    readonly route: string;
    readonly file: string;
  }[];
};
