// The address that writers open. It stays while the site behind it starts again: requests wait for it, open pages are
// told to load again, and what keeps the site from being built is shown instead.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { portFault } from '../site/ports';
import { faultPage } from './fault';

export type Shown =
  | { readonly state: 'starting' }
  | { readonly state: 'site'; readonly port: number }
  | { readonly state: 'fault'; readonly fault: string };

export type Door = { readonly show: (shown: Shown) => void; readonly close: () => void };

const HOST = '127.0.0.1';
const FAULT_SOCKET = '/writers-server';
const RETRY_MS = 200;
/** What the script of a page under Docusaurus' server understands as « load again ». */
const LOAD_AGAIN = JSON.stringify({ type: 'static-changed' });

/** RFC 6455: the answer that opens a WebSocket, and a short message of the server. */
function acceptSocket({ headers }: IncomingMessage, socket: Duplex): void {
  const accept = createHash('sha1')
    .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
}
const textFrame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]);

export function openDoor({ host, port }: { host: string; port: number }): Promise<Door> {
  let shown: Shown = { state: 'starting' };
  const sockets = new Set<Duplex>();
  const waiting: (() => void)[] = [];

  const forward = (incoming: IncomingMessage, response: ServerResponse, to: number): void => {
    const { method, url: path, headers } = incoming;
    const forwarded = request({ host: HOST, port: to, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // The site has just begun or ended: what is there to show is known in a moment.
    forwarded.on('error', () => {
      if (response.headersSent) response.destroy();
      else setTimeout(() => answer(incoming, response), RETRY_MS);
    });
    response.on('close', () => forwarded.destroy());
    forwarded.end();
  };

  const answer = (incoming: IncomingMessage, response: ServerResponse): void => {
    if (response.destroyed) return;
    if (shown.state === 'starting') waiting.push(() => answer(incoming, response));
    else if (shown.state === 'site') forward(incoming, response, shown.port);
    else {
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(faultPage(shown.fault, FAULT_SOCKET));
    }
  };

  const forwardSocket = (incoming: IncomingMessage, socket: Duplex, head: Buffer, to: number): void => {
    const { url, rawHeaders } = incoming;
    const headers = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    const site = connect(to, HOST);
    site.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => site.destroy());
    site.write(`GET ${url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    site.write(head);
    socket.pipe(site).pipe(socket);
  };

  const server = createServer(answer);
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    const isOfFault = incoming.url === FAULT_SOCKET;
    if (shown.state === 'site' && !isOfFault) return forwardSocket(incoming, socket, head, shown.port);
    acceptSocket(incoming, socket);
    if (!isOfFault) socket.write(textFrame(LOAD_AGAIN));
    else if (shown.state === 'site') socket.destroy();
  });

  const show = (next: Shown): void => {
    if (JSON.stringify(shown) === JSON.stringify(next)) return;
    shown = next;
    for (const socket of sockets) socket.destroy();
    for (const answerNow of waiting.splice(0)) answerNow();
  };
  const close = (): void => {
    server.close();
    server.closeAllConnections();
    for (const socket of sockets) socket.destroy();
  };

  return new Promise((resolve, reject) => {
    server.on('error', (error) => reject(portFault(error, port, 'npm start')));
    server.listen(port, host, () => resolve({ show, close }));
  });
}
