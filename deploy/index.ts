// The last step of a build: what a host needs. In the site itself, the policy of each page, robots.txt and compressed
// files; beside it, the files that tell each kind of host its rules.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddySite } from './caddy';
import { compressFiles } from './compress';
import { containerFile, containerNginx } from './container';
import { NGINX_BROTLI, nginxServer } from './nginx';
import { writeOfflineList } from './offline';
import { inPage, policyOf } from './policy';
import { filesOf, movedPagesIn, rulesOf } from './rules';
import { headersFile, objectStoreFile, redirectsFile, vercelFile } from './staticHosts';

export type Site = { readonly siteUrl: string; readonly baseUrl: string };

/** Git ignores it, and it is not published. */
export const deployFolder = (outDir: string): string => path.join(outDir, '..', '.deploy');

/** First of all, so that it holds for whatever comes after. */
const withPolicy = (html: string, meta: string): string =>
  html.replace(/<head>(<meta charset[^>]*>)?/i, `$&${meta}`);

/** Robots may read everything; they find the pages in the map. At another path of a host, they look at its root only. */
const robotsFile = ({ siteUrl, baseUrl }: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;

export async function prepareForHosting(outDir: string, site: Site): Promise<void> {
  const pages = filesOf(outDir)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(path.join(outDir, file), 'utf8') }));
  const policy = policyOf(pages);
  for (const { file, html } of pages)
    writeFileSync(path.join(outDir, file), withPolicy(html, inPage(policy)));
  writeFileSync(path.join(outDir, 'robots.txt'), robotsFile(site));
  await compressFiles(outDir);

  const folder = deployFolder(outDir);
  const rules = rulesOf(outDir, site.baseUrl, policy, movedPagesIn(folder));
  await writeOfflineList(outDir, rules);
  const files = {
    'nginx.conf': nginxServer(rules),
    'nginx.brotli.conf': NGINX_BROTLI,
    Caddyfile: caddySite(rules),
    Containerfile: containerFile(site.baseUrl),
    'container.nginx.conf': containerNginx(),
    'static-host/_headers': headersFile(rules),
    'static-host/_redirects': redirectsFile(rules),
    'static-host/vercel.json': vercelFile(rules),
    'object-store.json': objectStoreFile(outDir, rules),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}
