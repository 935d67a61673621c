// Finds free ports, and says what to do where a port is taken.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { errorWithoutStack } from '../../lib/errorWithoutStack';

const FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE:
    'est déjà pris, peut-être par un autre « npm start » ou « npm run serve » : arrêtez-le, ou prenez un autre port',
  EACCES: "est réservé à l'administrateur de la machine : prenez un autre port",
};

/** Turns an error of Node's `listen` into a message for users. */
export function portFault(error: unknown, port: number, command: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const fault = FAULTS[code];
  if (!fault) return error;
  const other = port >= 1024 && port < 65_535 ? port + 1 : 4000;
  return errorWithoutStack(`Le port ${port} ${fault} (${command} -- --port ${other}).`);
}

async function listenOnce(address: { readonly port: number; readonly host?: string }): Promise<number> {
  const server = createServer();
  await once(server.listen(address), 'listening');
  const found = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!found || typeof found === 'string') throw new Error('No port');
  return found.port;
}

export const freePort = (host = '127.0.0.1'): Promise<number> => listenOnce({ port: 0, host });

type Wanted = { readonly host: string; readonly port: number; readonly command: string };

/** At this address and at all of them: Docusaurus asks for both. */
export async function expectFreePort({ host, port, command }: Wanted): Promise<void> {
  try {
    await listenOnce({ port });
    await listenOnce({ port, host });
  } catch (error) {
    throw portFault(error, port, command);
  }
}
