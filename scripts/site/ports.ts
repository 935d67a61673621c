// The port that a command listens on: whether it can, and if not, what to do about it.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { toldError } from '../../lib/toldError';

const FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE:
    'est déjà pris, peut-être par un autre « npm start » ou « npm run serve » : arrêtez-le, ou prenez un autre port',
  EACCES: "est réservé à l'administrateur de la machine : prenez un autre port",
};

/** `error` is what Node says of a server that cannot listen. */
export function portFault(error: unknown, port: number, command: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const fault = FAULTS[code];
  if (!fault) return error;
  const other = port >= 1024 && port < 65_535 ? port + 1 : 4000;
  return toldError(`Le port ${port} ${fault} (${command} -- --port ${other}).`);
}

/** One that nobody has, at this address. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer();
  await once(server.listen(0, host), 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/** Nobody else has it, neither at this address nor at all of them: Docusaurus wants both. */
export async function expectFreePort(wanted: {
  readonly host: string;
  readonly port: number;
  readonly command: string;
}): Promise<void> {
  const { host, port, command } = wanted;
  for (const address of [{ port }, { port, host }]) {
    const server = createServer();
    try {
      await once(server.listen(address), 'listening');
    } catch (error) {
      throw portFault(error, port, command);
    }
    await new Promise((resolve) => server.close(resolve));
  }
}
