// The server that samples are executed against: Prism, with our own refusals and state in front. Loopback only.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isObject, type Json, lookUp } from '../../lib/json';
import { allScopes, bodyFaults, document, type Matched, matchOperation, sharedExample } from './contract';
import { Journey, newToken, type Recipient } from './journey';
import { startPrism } from './prism';
import { type Access, type Request, refusal } from './refuse';

export type Call = {
  readonly operation: string;
  readonly request: Request;
  readonly status: number;
  readonly body: Buffer;
  /** What the answer breaks in the contract. */
  readonly faults: readonly string[];
  /** In milliseconds. */
  readonly at: number;
};

/** Each execution has an address of its own, hence its own tokens, state and record. */
export type Run = {
  readonly base: string;
  readonly access: Access;
  /** Issued beforehand, with the scopes that were asked for. */
  readonly token: string;
  readonly journey: Journey | undefined;
  readonly calls: Call[];
};

export type RunOptions = { readonly scopes?: readonly string[]; readonly recipient?: Recipient };

export type SampleServer = { readonly open: (options?: RunOptions) => Run; readonly close: () => void };

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

const PROBLEM_TYPE = 'application/problem+json';
/** Of one connection: they are not passed on. */
const HOP_BY_HOP = [
  'connection',
  'content-length',
  'date',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
];

const pdf = Buffer.from('%PDF-1.7\n% Un rapport.\n%%EOF\n');

/** The bytes that Prism cannot give. */
function fileOf({ operation, values }: Matched): Answer | undefined {
  const kind = operation.id === 'getReportFile' ? 'report' : values.get('kind');
  if (kind === 'report') {
    const digest = createHash('sha256').update(pdf).digest('base64');
    const headers = { 'content-type': 'application/pdf', 'repr-digest': `sha-256=:${digest}:` };
    return { status: 200, headers, body: pdf };
  }
  if (kind !== 'manifest') return undefined;
  const body = Buffer.from(JSON.stringify(lookUp(document, '/components/schemas/Manifest/examples/0')));
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
}

/** As the contract shows it. OAuth's errors have no status of their own. */
function refused(code: string, extra: Readonly<Record<string, string>> = {}): Answer {
  const { status = 401, ...rest } = sharedExample(code);
  const isProblem = 'code' in rest;
  const headers = { 'content-type': isProblem ? PROBLEM_TYPE : 'application/json', ...extra };
  return { status: Number(status), headers, body: Buffer.from(JSON.stringify(sharedExample(code))) };
}

function jsonOf(text: Buffer): Json | undefined {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}

const objectOf = (text: Buffer) => {
  const value = jsonOf(text);
  return isObject(value) ? value : {};
};

async function askPrism(address: string, { method, url, headers, body }: Request): Promise<Answer> {
  const passed = [...headers].filter(([name]) => !HOP_BY_HOP.includes(name));
  const hasBody = method !== 'GET';
  const response = await fetch(`${address}${url.pathname}${url.search}`, {
    method,
    headers: passed,
    ...(hasBody && { body: new Uint8Array(body) }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !HOP_BY_HOP.includes(name))),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** The state of the journey decides in place of the example. */
function continueJourney(
  journey: Journey,
  { operation, values }: Matched,
  sent: Buffer,
  prism: Answer,
): Answer {
  const step = journey.answer({
    id: operation.id,
    values,
    sent: objectOf(sent),
    example: objectOf(prism.body),
  });
  if ('refusal' in step) return refused(step.refusal, step.headers);
  return {
    ...prism,
    headers: { ...prism.headers, ...step.headers },
    body: Buffer.from(JSON.stringify(step.body)),
  };
}

async function answerTo(matched: Matched, request: Request, run: Run, prism: string): Promise<Answer> {
  const first = await askPrism(prism, request);
  if (first.status >= 400) return first;
  const code = await refusal(matched, request, run.access);
  if (code) return refused(code);
  const answer = run.journey ? continueJourney(run.journey, matched, request.body, first) : first;
  return answer.status < 400 ? (fileOf(matched) ?? answer) : answer;
}

function faultsOf({ operation }: Matched, { status, headers, body }: Answer): string[] {
  const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
  return bodyFaults(operation, `réponse ${status}`, type, jsonOf(body));
}

async function readRequest(message: IncomingMessage, url: URL): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  return { method: message.method ?? 'GET', url, headers, body: Buffer.concat(chunks) };
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(`http://127.0.0.1:${address.port}`);
      else reject(new Error('The server has no address'));
    });
  });

export async function startServer(folder: string): Promise<SampleServer> {
  const prism = await startPrism(document, folder);
  const runs: Run[] = [];

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(message.url ?? '/', 'http://127.0.0.1');
    const [, number = '', pathname = '/'] = /^\/(\d+)\/v1(\/.*)$/.exec(asked.pathname) ?? [];
    const run = runs[Number(number)];
    const request = await readRequest(message, new URL(`${pathname}${asked.search}`, asked));
    const matched = matchOperation(request.method, pathname);
    const answer =
      run && matched ? await answerTo(matched, request, run, prism.address) : refused('not-found');
    run?.calls.push({
      operation: matched?.operation.id ?? `${request.method} ${pathname}`,
      request,
      status: answer.status,
      body: answer.body,
      faults: matched ? faultsOf(matched, answer) : [],
      at: performance.now(),
    });
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
    response.end(answer.body);
  }

  const server = createServer((message, response) => {
    handle(message, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(error instanceof Error ? error.stack : String(error));
    });
  });
  const address = await listen(server);

  return {
    open({ scopes = allScopes(), recipient } = {}) {
      const token = newToken();
      const access: Access = {
        clientId: `cli_${runs.length}`,
        // Letters that a form or an address would have to encode.
        clientSecret: `cs_${newToken()}`,
        tokens: new Map([[token, scopes]]),
      };
      const journey = recipient && new Journey(recipient, access);
      const run: Run = { base: `${address}/${runs.length}/v1`, access, token, journey, calls: [] };
      runs.push(run);
      return run;
    },
    close() {
      server.close();
      server.closeAllConnections();
      prism.close();
    },
  };
}
