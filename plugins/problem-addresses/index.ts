// Writes the rule for hosts that leads the address of an error, which the API gives in `type`, to its place in the catalogue.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { deployFolder } from '../../lib/deployFolder';

/** deploy/README.md says how to use it. */
export const PROBLEMS_FILE = 'problems.nginx.conf';

type Options = {
  /** How the addresses of errors begin, maybe on another host; the code of the error follows. */
  readonly problems: string;
  /** The source of the page of the catalogue; a site without one has no rule. */
  readonly page: string | undefined;
};

/** `$1` is the code, which is also the id of its entry: an unknown one leads to the top of the page. */
function problemsRule(problems: string, page: string): string {
  const start = new URL(problems).pathname.replace(/\/$/, '').replaceAll(/[.+*?()[\]{}|^$\\]/g, '\\$&');
  return `# L'adresse d'une erreur mène à son code dans le catalogue. À inclure dans le bloc « server » de l'hôte de l'API.
location ~ "^${start}/([a-z0-9-]+)$" {
  return 302 "${page}#$1";
}
`;
}

const withChildren = (route: RouteConfig): RouteConfig[] => [
  route,
  ...(route.routes ?? []).flatMap(withChildren),
];

const problemAddresses =
  ({ problems, page }: Options) =>
  ({ siteConfig: { url } }: LoadContext): Plugin => ({
    name: 'problem-addresses',
    loadContent() {
      if (page === undefined)
        logger.warn(
          'Aucune page ne contient <Errors /> : les adresses des erreurs ne mènent nulle part. Ajoutez cette ligne à la page qui les décrit.',
        );
    },
    async postBuild({ routes, outDir }) {
      if (page === undefined) return;
      const route = routes.flatMap(withChildren).find(({ metadata }) => metadata?.sourceFilePath === page);
      if (!route) return;
      const rule = problemsRule(problems, new URL(route.path, url).href);
      await mkdir(deployFolder(outDir), { recursive: true });
      await writeFile(path.join(deployFolder(outDir), PROBLEMS_FILE), rule);
    },
  });

export default problemAddresses;
