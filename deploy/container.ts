// For a container: nginx, not root, on a file system that it cannot write to (`--read-only --tmpfs /tmp`).
import { nginxWhole } from './nginx';

export const CONTAINER_PORT = 8080;

export const containerNginx = (): string =>
  nginxWhole({ port: CONTAINER_PORT, root: '/srv/site', files: '/etc/docs', temporary: '/tmp' });

/** `root`: where the files of the site go, under the path that they have on their host. */
export const containerFile = (
  baseUrl: string,
): string => `# Écrit par « npm run build ». Depuis la racine du projet :
#   podman build -t docs -f .deploy/Containerfile .
#   podman run --read-only --tmpfs /tmp -p 8080:${CONTAINER_PORT} docs
FROM docker.io/library/debian:stable-slim
RUN apt-get update \\
 && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
 && rm -rf /var/lib/apt/lists/*
COPY .deploy/container.nginx.conf /etc/nginx/nginx.conf
COPY .deploy/nginx.conf .deploy/nginx.brotli.conf /etc/docs/
COPY build /srv/site${baseUrl.replace(/\/$/, '')}
USER www-data
EXPOSE ${CONTAINER_PORT}
CMD ["nginx"]
`;
