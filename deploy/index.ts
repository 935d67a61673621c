// The last step of a build: robots.txt and compressed files in the site, and the rules for each kind of host beside it.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployFolder } from '../lib/deployFolder';
import { caddySite } from './caddy';
import { compressFiles } from './compress';
import { containerFile, containerNginx, NGINX_BROTLI, nginxServer } from './nginx';
import { writeOfflineList } from './offline';
import { rulesOf } from './rules';
import { headersFile, objectStoreFile, redirectsFile, vercelFile } from './staticHosts';

export type Site = { readonly siteUrl: string; readonly baseUrl: string };

/** The hash of the home page, which changes with the scripts and the policy, identifies the site that the rules are for. */
export const HOME_HASH = 'index.html.sha256';
export const hashOfHome = (outDir: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(outDir, 'index.html')))
    .digest('hex');

const robotsFile = ({ siteUrl, baseUrl }: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;

/** `name`: that of the folder once the site has replaced the last one. */
export async function prepareForHosting(outDir: string, site: Site, name: string): Promise<void> {
  writeFileSync(path.join(outDir, 'robots.txt'), robotsFile(site));
  await compressFiles(outDir);

  const folder = deployFolder(outDir);
  const rules = rulesOf(outDir, site.baseUrl);
  await writeOfflineList(outDir, rules);
  const files = {
    'nginx.conf': nginxServer(rules),
    'nginx.brotli.conf': NGINX_BROTLI,
    Caddyfile: caddySite(rules),
    Containerfile: containerFile(site.baseUrl, name),
    'container.nginx.conf': containerNginx(),
    'static-host/_headers': headersFile(rules),
    'static-host/_redirects': redirectsFile(rules),
    'static-host/vercel.json': vercelFile(rules),
    'object-store.json': objectStoreFile(outDir, rules),
    [HOME_HASH]: hashOfHome(outDir),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}
