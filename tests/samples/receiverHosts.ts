// The receivers of product/samples, each run by a real server of its language, on loopback.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../scripts/site/ports';
import { findTool } from '../../scripts/tools';
import { piecesOf } from './readers';

export type Host = { readonly port: number; readonly folder: string; readonly close: () => void };

type Kind = {
  readonly language: 'javascript' | 'python' | 'php';
  /** Under which names the two samples are saved. */
  readonly files: readonly [verifier: string, receiver: string];
};

const PHP: Kind = { language: 'php', files: ['verifier-webhook.php', 'recevoir-webhook.php'] };
const kinds = {
  node: { language: 'javascript', files: ['verifier-webhook.mjs', 'recevoir-webhook.mjs'] },
  python: { language: 'python', files: ['verifier_webhook.py', 'recevoir-webhook.py'] },
  'php -S': PHP,
  'php-cgi': PHP,
} satisfies Record<string, Kind>;

export type HostName = keyof typeof kinds;
export const hostNames: readonly HostName[] = ['node', 'python', 'php -S', 'php-cgi'];
export const languageOfHost = (name: HostName): Kind['language'] => kinds[name].language;

function commandOf(name: HostName, receiver: string, port: number): [string, ...string[]] {
  if (name === 'node') return [process.execPath, receiver];
  if (name === 'python') return [findTool('python') ?? 'python3', receiver];
  return [findTool('php') ?? 'php', '-S', `127.0.0.1:${port}`, receiver];
}

function untilListening(port: number, patienceMs = 20_000): Promise<void> {
  const start = Date.now();
  return new Promise((resolve, reject) => {
    const knock = (): void => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve();
      });
      socket.once('error', () => {
        if (Date.now() - start > patienceMs) reject(new Error(`Rien n'écoute sur le port ${port}`));
        else setTimeout(knock, 50);
      });
    };
    knock();
  });
}

/** A header as CGI names it (RFC 3875): HTTP_WEBHOOK_ID. */
const cgiHeaders = ({ rawHeaders }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    rawHeaders.flatMap((name, index) =>
      index % 2 === 0
        ? [[`HTTP_${name.toUpperCase().replaceAll('-', '_')}`, rawHeaders[index + 1] ?? '']]
        : [],
    ),
  );

/** One process a request, as a web server does for CGI. */
async function answerByCgi(
  request: IncomingMessage,
  response: ServerResponse,
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const body = await buffer(request);
  const child = spawn(findTool('phpCgi') ?? 'php-cgi', [], {
    cwd: path.dirname(script),
    env: {
      ...environment,
      ...cgiHeaders(request),
      GATEWAY_INTERFACE: 'CGI/1.1',
      REDIRECT_STATUS: '200',
      SCRIPT_FILENAME: script,
      REQUEST_METHOD: request.method,
      CONTENT_LENGTH: String(body.length),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
    },
  });
  child.stdin.on('error', () => undefined).end(body);
  const [head = '', ...rest] = (await buffer(child.stdout)).toString().split('\r\n\r\n');
  response.writeHead(Number(/^Status: (\d+)/m.exec(head)?.[1] ?? 200)).end(rest.join('\r\n\r\n'));
}

function startCgi(script: string, environment: Readonly<Record<string, string>>, port: number): () => void {
  const server = createServer((request, response) => {
    answerByCgi(request, response, script, environment).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(port, '127.0.0.1');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

export async function startHost(name: HostName, secret: string, parent: string): Promise<Host> {
  const folder = mkdtempSync(path.join(parent, 'recepteur-'));
  mkdirSync(folder, { recursive: true });
  const { language, files } = kinds[name];
  const [verifier, receiver] = files;
  writeFileSync(path.join(folder, verifier), piecesOf('verifier-webhook', language).join('\n'));
  writeFileSync(path.join(folder, receiver), piecesOf('recevoir-webhook', language).join('\n'));
  const port = await freePort();
  const environment = {
    PATH: process.env.PATH ?? '',
    LANG: 'C.UTF-8',
    PYTHONDONTWRITEBYTECODE: '1',
    WEBHOOK_SECRET: secret,
    PORT: String(port),
  };
  if (name === 'php-cgi') {
    const close = startCgi(path.join(folder, receiver), environment, port);
    return { port, folder, close };
  }
  const [command, ...args] = commandOf(name, receiver, port);
  const child = spawn(command, args, { cwd: folder, env: environment, stdio: 'ignore' });
  const close = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', close);
  await untilListening(port);
  return { port, folder, close };
}
