// Adds nothing to the pages: where the bundler cannot write, it ends the build with one sentence. Docusaurus would print the
// stack of the bundler, twice.
import { inspect } from 'node:util';
import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import { machineFault } from '../../lib/machineFault';

export default function machineFaults(): Plugin {
  return {
    name: 'machine-faults',
    configureWebpack: () => ({
      plugins: [
        {
          apply: (compiler) =>
            compiler.hooks.failed.tap('machine-faults', (error) => {
              const fault = machineFault(inspect(error, { depth: Infinity }));
              if (!fault) return;
              logger.error(fault);
              process.exit(1);
            }),
        },
      ],
    }),
  };
}
