// For nginx: what goes into the `server` block of the site, and a whole configuration for a container.
import type { MovedPage, Page, Rules } from './rules';

const quoted = (text: string): string => `"${text.replaceAll(/["\\$]/g, '\\$&')}"`;

/** With its query. Targets come from the list of pages, never from the request: nothing can be put into the answer. */
const leadTo = (route: string, section = ''): string =>
  `return 301 "${encodeURI(route)}$is_args$args${section}";`;

const pageRules = ({ route, file, sameAs, otherForms }: Page): string =>
  [
    ...[route, ...sameAs].map(
      (form) =>
        `location = ${quoted(form)} { if ($request_uri ~ "^[^?]*//") { ${leadTo(route)} } try_files ${quoted(file)} =404; }`,
    ),
    ...otherForms.map((form) => `location = ${quoted(form)} { ${leadTo(route)} }`),
  ].join('\n');

const movedPageRules = ({ forms, route, section }: MovedPage): string =>
  forms.map((form) => `location = ${quoted(form)} { ${leadTo(route, section)} }`).join('\n');

const typesOf = (types: Rules['types']): string =>
  Object.entries(types)
    .map(([end, type]) => `  ${type.split(';')[0]} ${end};`)
    .join('\n');

const inUtf8 = (types: Rules['types']): string =>
  [...new Set(Object.values(types).filter((type) => type.includes('utf-8')))]
    .map((type) => type.split(';')[0])
    // nginx counts HTML among them by itself.
    .filter((type) => type !== 'text/html')
    .join(' ');

const endsOf = (types: Rules['types']): string =>
  Object.keys(types)
    .filter((end) => end !== 'html')
    .join('|');

export const nginxServer = (
  rules: Rules,
): string => `# Écrit par « npm run build ». À inclure dans le bloc « server » du site :
#   root /chemin/du/site;  include /chemin/de/ce/fichier;
absolute_redirect off;
server_tokens off;
charset utf-8;
charset_types ${inUtf8(rules.types)};
default_type application/octet-stream;
types {
${typesOf(rules.types)}
}
gzip off;
gzip_static on;
gzip_vary on;

set $docs_cache "${rules.cache.others}";
add_header Cache-Control $docs_cache always;
${Object.entries(rules.headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

location = ${rules.notFound} { internal; error_page 404 ${rules.notFound}; set $docs_cache "${rules.cache.errors}"; }
location ${rules.baseUrl} { error_page 404 ${rules.notFound}; try_files $uri =404; }
location ^~ ${rules.hashedFolder} { set $docs_cache "${rules.cache.hashed}"; try_files $uri @docs_missing; }
# Un fichier qui manque n'est pas une page qui manque : un navigateur ne doit pas lire de HTML à sa place.
location ~ ^${rules.baseUrl}.*\\.(?:${endsOf(rules.types)})$ { try_files $uri @docs_missing; }
location ~ ^${rules.baseUrl}.*\\.(?:br|gz)$ { error_page 404 ${rules.notFound}; return 404; }
location @docs_missing { internal; set $docs_cache "${rules.cache.errors}"; types { } default_type "text/plain; charset=utf-8"; return 404 "Fichier introuvable.\\n"; }

${[...rules.pages.map(pageRules), ...rules.movedPages.map(movedPageRules)].join('\n')}
`;

/** Apart: a server without that module refuses the line. */
export const NGINX_BROTLI = `# À inclure à côté, si le module est là (Debian : libnginx-mod-http-brotli-static).
brotli_static on;
`;

export type NginxPlaces = {
  readonly port: number;
  readonly root: string;
  /** Where the two files above are. */
  readonly files: string;
  /** For what nginx writes while it runs. */
  readonly temporary: string;
};

/** A user without rights may not write where nginx would. */
export const temporaryPaths = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n');

/** Runs as any user, on a file system that it cannot write to but for `temporary`. */
export const nginxWhole = ({ port, root, files, temporary }: NginxPlaces): string => `daemon off;
worker_processes auto;
pid ${temporary}/nginx.pid;
error_log stderr;
include /etc/nginx/modules-enabled/*brotli*.conf;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporaryPaths(temporary)}
  server {
    listen ${port};
    root ${root};
    include ${files}/nginx.conf;
    include ${files}/nginx.brotli.conf;
  }
}
`;
