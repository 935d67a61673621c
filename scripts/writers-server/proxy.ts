// The address that writers open. Connections wait while the site behind it restarts; those to the former site are closed,
// by which open pages know that they have to reload.
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { portFault } from '../site/ports';
import { faultPage } from './fault';

export type Shown =
  | { readonly state: 'starting' }
  | { readonly state: 'site'; readonly port: number }
  | { readonly state: 'fault'; readonly fault: string };

export type Proxy = { readonly show: (shown: Shown) => void; readonly close: () => void };

const HOST = '127.0.0.1';
const RETRY_MS = 200;

export function startProxy({ host, port }: { host: string; port: number }): Promise<Proxy> {
  let shown: Shown = { state: 'starting' };
  const connections = new Set<Socket>();
  const waiting: Socket[] = [];

  const faults = createHttpServer(({ headers }, response) => {
    // The page waits for the end of its WebSocket.
    if (headers.upgrade || shown.state !== 'fault') return;
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(faultPage(shown.fault));
  });

  const forward = (socket: Socket, to: number): void => {
    const site = connect(to, HOST);
    const end = (): void => void site.destroy();
    let isConnected = false;
    socket.once('close', end);
    site.once('connect', () => {
      isConnected = true;
      socket.pipe(site).pipe(socket);
    });
    site.once('error', () => {
      socket.off('close', end);
      // The site has just started or ended.
      if (isConnected) socket.destroy();
      else setTimeout(() => answer(socket), RETRY_MS);
    });
  };

  const answer = (socket: Socket): void => {
    if (socket.destroyed) return;
    if (shown.state === 'starting') waiting.push(socket);
    else if (shown.state === 'site') forward(socket, shown.port);
    else faults.emit('connection', socket);
  };

  const server = createServer((socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket)).on('error', () => socket.destroy());
    answer(socket);
  });

  const show = (next: Shown): void => {
    if (JSON.stringify(shown) === JSON.stringify(next)) return;
    shown = next;
    const unanswered = waiting.splice(0);
    for (const socket of connections) if (!unanswered.includes(socket)) socket.destroy();
    for (const socket of unanswered) answer(socket);
  };
  const close = (): void => {
    server.close();
    for (const socket of connections) socket.destroy();
  };

  return new Promise((resolve, reject) => {
    server.on('error', (error) => reject(portFault(error, port, 'npm start')));
    server.listen(port, host, () => resolve({ show, close }));
  });
}
