// Adds, under `npm start` only, what scripts/start.ts must know: after each save, what the bundler refuses.
import type { Plugin } from '@docusaurus/types';

/**
 * scripts/start.ts shows the faults on the page, in place of the overlay of the bundler's server, whose frames and stacks
 * hide the line, and which keeps errors that are mended.
 */
export default function writersServer(): Plugin {
  const send = process.send?.bind(process);
  // A server whose parent was killed would stay, for nobody.
  if (send && !process.connected) process.exit();
  if (send) process.once('disconnect', () => process.exit());
  return {
    name: 'writers-server',
    configureWebpack: ({ mode }) =>
      mode === 'production' || !send
        ? {}
        : {
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
          },
  };
}
