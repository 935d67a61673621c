// Adds nothing to the site: tells lib/onceCompiled.ts when its scripts are written.
import type { LoadContext, Plugin } from '@docusaurus/types';
import { onceCompiled } from '../../lib/onceCompiled';

const NAME = 'once-compiled';

export default function onceCompiledPlugin({ outDir }: LoadContext): Plugin {
  return {
    name: NAME,
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply: ({ hooks }) =>
                  hooks.done.tap(NAME, (stats) => {
                    if (stats.hasErrors()) return;
                    // Whoever waits for the end of it tells a failure.
                    for (const work of onceCompiled) work(outDir).catch(() => undefined);
                  }),
              },
            ],
          },
  };
}
