// Under `npm start` only: reports to scripts/start.ts, after each save, what the bundler refuses, and makes open pages load
// again when another site has taken the place of the one they show.
import type { Plugin } from '@docusaurus/types';

/** The socket is that of the bundler's server. When it closes, the page waits until something answers at its address. */
export const RELOAD_SCRIPT = `const loadAgain = () =>
  fetch(location.href).then(() => location.reload(), () => setTimeout(loadAgain, 1000));
new WebSocket(location.origin.replace('http', 'ws') + '/ws').onclose = loadAgain;`;

export default function writersServer(): Plugin {
  const send = process.env.NODE_ENV === 'production' ? undefined : process.send?.bind(process);
  if (!send) return { name: 'writers-server' };
  // Without this, the server would go on after its parent was killed.
  if (!process.connected) process.exit();
  process.once('disconnect', () => process.exit());
  return {
    name: 'writers-server',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: RELOAD_SCRIPT }] }),
    configureWebpack: () => ({
      // scripts/start.ts shows the faults: the overlay hides the line under stacks, and keeps errors that are mended.
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
    }),
  };
}
