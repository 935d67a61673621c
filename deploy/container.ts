// For a container: nginx, not root, on a file system that it cannot write to (`--read-only --tmpfs /tmp`).
import { deployFolder } from '../lib/deployFolder';
import { nginxWhole } from './nginx';

export const CONTAINER_PORT = 8080;

export const containerNginx = (): string =>
  nginxWhole({ port: CONTAINER_PORT, root: '/srv/site', files: '/etc/docs', temporary: '/tmp' });

/** `folder`: that of the site, from the root of the project. */
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
