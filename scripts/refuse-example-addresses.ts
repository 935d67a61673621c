// First step of a release build: an address that nobody answers at must not be published.
import { exampleAddresses, identity } from '../product/identity';

const left = exampleAddresses(identity);
if (left.length > 0) {
  const lines = left.map(({ name, variable, value }) => `- ${name} : ${value} → réglez ${variable}`);
  console.error(`Construction refusée : ces adresses sont encore des exemples.\n${lines.join('\n')}`);
  process.exit(1);
}
