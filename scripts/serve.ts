// npm run serve: builds the site, then serves it.
import { serve } from '@docusaurus/core/lib';
import { buildSite } from './site/buildSite';
import { endWith } from './site/endWith';
import { expectFreePort } from './site/ports';
import { readOptions } from './writers-server/options';

const COMMAND = 'npm run serve';

async function main(): Promise<void> {
  const { host, port, others } = readOptions(process.argv.slice(2), COMMAND);
  const after = (name: string): string | undefined => others[others.indexOf(name) + 1 || others.length];
  const [dir = 'build', config] = [after('--dir'), after('--config')];
  // Before the build, which takes minutes.
  await expectFreePort({ host, port, command: COMMAND });
  await buildSite(['--out-dir', dir, ...(config === undefined ? [] : ['--config', config])]);
  await serve('.', { host, port: String(port), dir, config, open: false });
}

process.on('unhandledRejection', endWith);
main().catch(endWith);
