// Adds a warning to each build while product/identity.ts has addresses on the reserved domain `.example`.
import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import { exampleAddresses, identity } from '../../product/identity';

export default function exampleAddressesWarning(): Plugin {
  return {
    name: 'example-addresses',
    loadContent() {
      const addresses = exampleAddresses(identity);
      if (addresses.length === 0) return;
      const lines = addresses.map(
        ({ name, variable, value }) => `- ${name} : ${value} (variable ${variable})`,
      );
      logger.warn(
        `Adresses d'exemple encore en place, à remplacer avant la mise en ligne :\n${lines.join('\n')}`,
      );
    },
  };
}
