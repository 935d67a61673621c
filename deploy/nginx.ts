// The rules of the site for nginx, to include in its `server` block, and a whole configuration for a container.
import { deployFolder } from '../lib/deployFolder';
import { fileEnds, type Rules } from './rules';

const quoted = (text: string): string => `"${text.replaceAll(/["\\$]/g, '\\$&')}"`;

/** Targets come from the list of pages, never from the request, which could inject headers. */
const redirectTo = (route: string, section = ''): string =>
  `return 301 "${encodeURI(route)}$is_args$args${section}";`;

const placesOf = ({ pages, redirects }: Rules): string =>
  [
    ...pages.flatMap(({ route, file, answersAt }) => {
      const rules = `if ($request_uri ~ "^[^?]*//") { ${redirectTo(route)} } try_files ${quoted(file)} =404;`;
      return answersAt.map((form) => `location = ${quoted(form)} { ${rules} }`);
    }),
    ...redirects.map(({ from, route, section }) => {
      return `location = ${quoted(from)} { ${redirectTo(route, section)} }`;
    }),
  ].join('\n');

const typesOf = (types: Rules['types']): string =>
  Object.entries(types)
    .map(([end, type]) => `  ${type.split(';')[0]} ${end};`)
    .join('\n');

/** nginx adds text/html by itself. */
const typesInUtf8 = (types: Rules['types']): string =>
  [...new Set(Object.values(types))]
    .flatMap((type) => (/^(?!text\/html)(.*); charset=utf-8/.exec(type) ?? []).slice(1))
    .join(' ');

export const nginxServer = (
  rules: Rules,
): string => `# Écrit par « npm run build ». À inclure dans le bloc « server » du site :
#   root /chemin/du/site;  include /chemin/de/ce/fichier;
absolute_redirect off;
server_tokens off;
charset utf-8;
charset_types ${typesInUtf8(rules.types)};
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
location ~ ^${rules.baseUrl}.*\\.(?:${fileEnds(rules)})$ { try_files $uri @docs_missing; }
location ~ ^${rules.baseUrl}.*\\.(?:br|gz)$ { error_page 404 ${rules.notFound}; return 404; }
location @docs_missing { internal; set $docs_cache "${rules.cache.errors}"; types { } default_type "text/plain; charset=utf-8"; return 404 "Fichier introuvable.\\n"; }

${placesOf(rules)}
`;

/** In a file of its own, which nginx refuses without the module. */
export const NGINX_BROTLI = `# À inclure à côté, si le module est là (Debian : libnginx-mod-http-brotli-static).
brotli_static on;
`;

export type NginxPlaces = {
  readonly port: number;
  readonly root: string;
  /** The folder of the two files above. */
  readonly files: string;
  /** The only folder that nginx writes to. */
  readonly temporary: string;
};

/** Instead of folders that only root may write to. */
export const temporaryPaths = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n');

/** For any user, on a file system that is read-only but for `temporary`. */
export const nginxConfiguration = ({ port, root, files, temporary }: NginxPlaces): string => `daemon off;
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

const CONTAINER_PORT = 8080;

export const containerNginx = (): string =>
  nginxConfiguration({ port: CONTAINER_PORT, root: '/srv/site', files: '/etc/docs', temporary: '/tmp' });

/** `folder` and `rules` are paths from the root of the project. */
export const containerFile = (
  baseUrl: string,
  folder: string,
  rules = deployFolder(folder),
): string => `# Écrit par « npm run build ». Depuis la racine du projet :
#   podman build -t docs -f ${rules}/Containerfile .
#   podman run --read-only --tmpfs /tmp -p 8080:${CONTAINER_PORT} docs
FROM docker.io/library/debian:stable-slim
RUN apt-get update \\
 && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
 && rm -rf /var/lib/apt/lists/*
COPY ${rules}/container.nginx.conf /etc/nginx/nginx.conf
COPY ${rules}/nginx.conf ${rules}/nginx.brotli.conf /etc/docs/
COPY ${folder} /srv/site${baseUrl.replace(/\/$/, '')}
USER www-data
EXPOSE ${CONTAINER_PORT}
CMD ["nginx"]
`;
