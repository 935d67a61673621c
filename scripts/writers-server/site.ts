// Runs `docusaurus start` in another process, on a port that only the proxy knows.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '../site/ports';
import { faultIn } from './fault';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const HOST = '127.0.0.1';
/** Enough for the longest error. */
const KEPT_CHARACTERS = 20_000;

export type Site = {
  readonly isRunning: () => boolean;
  readonly isAtFault: () => boolean;
  /** Stops, and reports the last error. */
  readonly giveUp: () => void;
  readonly stop: () => Promise<void>;
};

type Events = {
  readonly publicOrigin: string;
  /** The site will soon answer at this route. */
  readonly announced: (route: string) => void;
  /** At the start and after each save; `fault` is empty if there is none. */
  readonly compiled: (port: number, fault: string) => void;
  /** Docusaurus failed to read what was saved, and still shows what it had. */
  readonly notReread: (site: Site) => void;
  readonly ended: (fault: string) => void;
};

/** Sent by plugins/writers-server. */
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
      // The cache of compiled pages would not notice changes of drawings, of the contract or of the environment.
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
