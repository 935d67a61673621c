// A gate in front of the built site, on a port of its own: an origin on which nothing was kept by an earlier test. It can be
// slow, and it can close: the host is gone then.
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Gate = {
  readonly origin: string;
  /** How long an address keeps a browser waiting, in milliseconds. */
  slowDown(delayOf: (path: string) => number): void;
  /** Runs a script at the beginning of each page that is loaded from now on. */
  runFirst(script: string): void;
  close(): Promise<void>;
};

/**
 * Where each page writes down what is wrong with it while it is read: WebKitGTK tells nobody (webkit.ts), and no driver says
 * whether a file failed to load because the page was left.
 */
export const COMPLAINTS_KEY = 'test-complaints';
const SCRIPT_PATH = '/test-script.js';

function collect(key: string): void {
  let isLeft = false;
  for (const type of ['beforeunload', 'pagehide', 'pageshow'])
    addEventListener(type, () => {
      isLeft = type !== 'pageshow';
    });
  const add = (text: string) => {
    if (isLeft) return;
    sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? '[]'), text]));
  };
  addEventListener(
    'error',
    ({ message, target }) => add(message ?? `not loaded: ${(target as Element).outerHTML.slice(0, 200)}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => add(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    add(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  for (const level of ['warn', 'error'] as const) {
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      add(`console: ${values.join(' ')}`);
      write.apply(console, values);
    };
  }
}

type Options = { readonly collects: boolean };

export async function openGate(site: string, { collects }: Options): Promise<Gate> {
  let delayOf = (_path: string): number => 0;
  let script = collects ? `(${collect})(${JSON.stringify(COMPLAINTS_KEY)});` : '';
  const server = createServer(({ url = '/', headers }, answer) => {
    if (url === SCRIPT_PATH) {
      answer.setHeader('Content-Type', 'text/javascript');
      answer.end(script);
      return;
    }
    const { 'if-none-match': tag, 'if-modified-since': since, ...others } = headers;
    const conditions = script
      ? {}
      : { ...(tag && { 'if-none-match': tag }), ...(since && { 'if-modified-since': since }) };
    const ask = () =>
      get(
        new URL(url, site),
        { headers: { ...others, ...conditions, 'accept-encoding': 'identity', host: new URL(site).host } },
        (given) => {
          const isPage = script && /^text\/html/.test(given.headers['content-type'] ?? '');
          const { 'content-length': length, location, ...rest } = given.headers;
          answer.writeHead(given.statusCode ?? 500, {
            ...rest,
            ...(location && { location: location.replace(site, '') }),
            ...(length && !isPage && { 'content-length': length }),
          });
          if (!isPage) {
            given.pipe(answer);
            return;
          }
          let html = '';
          given.setEncoding('utf8').on('data', (text) => {
            html += text;
          });
          given.on('end', () =>
            answer.end(html.replace(/<meta charset[^>]*>/, `$&<script src="${SCRIPT_PATH}"></script>`)),
          );
        },
      ).on('error', () => answer.destroy());
    setTimeout(ask, delayOf(url));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    slowDown(delay) {
      delayOf = delay;
    },
    runFirst(text) {
      script += `${text};`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
