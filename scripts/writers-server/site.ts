// Docusaurus' own server, in a process of its own, on a port that only the door knows.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '../site/ports';
import { faultIn } from './fault';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const HOST = '127.0.0.1';
/** Enough for the longest error; the rest of what a long day prints is not kept. */
const KEPT_CHARACTERS = 20_000;

export type Site = {
  readonly isRunning: () => boolean;
  readonly isAtFault: () => boolean;
  /** Ends with what was last said to be wrong. */
  readonly giveUp: () => void;
  readonly stop: () => Promise<void>;
};

type Events = {
  readonly publicOrigin: string;
  /** The site has an address, and will soon answer there. */
  readonly announced: (route: string) => void;
  /** The bundler is done, at the start and after each save: with a fault or, if all is well, none. */
  readonly compiled: (port: number, fault: string) => void;
  /** Docusaurus could not read again what was saved, and shows what it had. */
  readonly notReread: (site: Site) => void;
  /** Docusaurus gave up. */
  readonly ended: (fault: string) => void;
};

/** What plugins/writers-server sends. */
const faultsOfMessage = (message: unknown): string[] | undefined =>
  message && typeof message === 'object' && 'faults' in message && Array.isArray(message.faults)
    ? message.faults.map(String)
    : undefined;

export async function startSite(args: readonly string[], events: Events): Promise<Site> {
  const port = await freePort(HOST);
  const child = spawn(
    process.execPath,
    [path.resolve(DOCUSAURUS), 'start', '--no-open', '--host', HOST, '--port', String(port), ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Docusaurus keeps compiled pages on the disk here, whatever its configuration says, and does not see that a
      // drawing, the contract or the environment has changed.
      env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
    },
  );
  let output = '';
  let isStopping = false;
  let isRunning = true;
  let isAtFault = false;

  const read = (stream: NodeJS.WriteStream) => (text: string) => {
    if (isStopping) return;
    const plain = stripVTControlCharacters(text);
    stream.write(text.replaceAll(`http://${HOST}:${port}`, events.publicOrigin));
    output = (output + plain).slice(-KEPT_CHARACTERS);
    const [, address] = /running at: (\S+)/.exec(plain) ?? [];
    if (address) events.announced(new URL(address).pathname);
    if (/reload failure/.test(plain)) events.notReread(site);
  };
  child.stdout?.setEncoding('utf8').on('data', read(process.stdout));
  child.stderr?.setEncoding('utf8').on('data', read(process.stderr));
  child.on('message', (message) => {
    const faults = faultsOfMessage(message);
    if (!faults || isStopping) return;
    isAtFault = faults.length > 0;
    events.compiled(port, faults.map((fault) => faultIn(fault)).join('\n'));
  });
  const closed = new Promise<void>((resolve) => {
    child.on('close', () => {
      isRunning = false;
      if (!isStopping) events.ended(faultIn(output));
      resolve();
    });
  });

  const site: Site = {
    isRunning: () => isRunning,
    isAtFault: () => isAtFault,
    giveUp: () => void child.kill(),
    stop: () => {
      isStopping = true;
      child.kill();
      return closed;
    },
  };
  return site;
}
