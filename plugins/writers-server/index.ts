// Adds, under `npm start` only, what scripts/start.ts must know: after each save, what the bundler refuses. And what it needs
// in open pages: they load again when the site behind its address is another one.
import type { Plugin } from '@docusaurus/types';

/**
 * The socket is that of the bundler's server. When it closes, the page stays as it is until something answers at its address
 * again: the site that starts, what is wrong with it, or the next `npm start`.
 */
export const LOAD_AGAIN = `const loadAgain = () =>
  fetch(location.href).then(() => location.reload(), () => setTimeout(loadAgain, 1000));
new WebSocket(location.origin.replace('http', 'ws') + '/ws').onclose = loadAgain;`;

/**
 * scripts/start.ts shows the faults on the page, in place of the overlay of the bundler's server, whose frames and stacks
 * hide the line, and which keeps errors that are mended.
 */
export default function writersServer(): Plugin {
  const send = process.env.NODE_ENV === 'production' ? undefined : process.send?.bind(process);
  // A server whose parent was killed would stay, for nobody.
  if (send && !process.connected) process.exit();
  if (send) process.once('disconnect', () => process.exit());
  return {
    name: 'writers-server',
    injectHtmlTags: () => (send ? { headTags: [{ tagName: 'script', innerHTML: LOAD_AGAIN }] } : {}),
    configureWebpack: () =>
      send
        ? {
            devServer: { client: { overlay: false } },
            plugins: [
              {
                apply: (compiler) =>
                  compiler.hooks.done.tap('writers-server', (stats) => {
                    const { errors = [] } = stats.toJson({ all: false, errors: true });
                    send({ faults: errors.map(({ message }) => message) });
                  }),
              },
            ],
          }
        : {},
  };
}
