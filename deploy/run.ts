// The end of `npm run build`. Usage: tsx deploy/run.ts <folder of the built site>
import { identity } from '../product/identity';
import { prepareForHosting } from '.';

const [folder = 'build'] = process.argv.slice(2);
prepareForHosting(folder, identity).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
