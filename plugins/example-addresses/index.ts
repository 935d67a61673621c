import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import { exampleAddresses, type Identity, identity } from '../../product/identity';

export function exampleAddressesWarning(current: Identity): string | undefined {
  const left = exampleAddresses(current);
  if (left.length === 0) return undefined;
  const lines = left.map(({ name, variable, value }) => `- ${name} : ${value} (variable ${variable})`);
  return `Adresses d'exemple encore en place, à remplacer avant la mise en ligne :\n${lines.join('\n')}`;
}

export default function exampleAddressesPlugin(): Plugin {
  return {
    name: 'example-addresses',
    loadContent() {
      const warning = exampleAddressesWarning(identity);
      if (warning) logger.warn(warning);
    },
  };
}
