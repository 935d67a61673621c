// The server that samples are executed against: Prism, with our own refusals and state in front. Loopback only.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isObject, type Json, type JsonObject, lookUp } from '../../lib/json';
import { parametersOf } from '../../lib/openapi';
import { allScopes, bodyFaults, document, type Matched, matchOperation, sharedExample } from './contract';
import { type Course, Journey, newToken } from './journey';
import type { PagedList } from './list';
import { startPrism } from './prism';
import { type Access, keepKey, type Request, refusal } from './refuse';

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
  readonly options: RunOptions;
  /** What Prism answered, by request. */
  readonly examples: Map<string, Answer>;
  readonly calls: Call[];
};

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

export type RunOptions = {
  readonly scopes?: readonly string[];
  /** How a journey through the product goes; without it, each call gets the example of the contract. */
  readonly course?: Course;
  /** A list of several pages, for the operation that reads it. */
  readonly list?: PagedList;
  /** The error that every call gets in place of its answer. */
  readonly error?: { readonly status: number; readonly body: JsonObject };
};

export type SampleServer = { readonly open: (options?: RunOptions) => Run; readonly close: () => void };

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

/** OAuth's errors are no problems of RFC 9457. */
function errorAnswer(status: number, body: JsonObject, extra: Readonly<Record<string, string>> = {}): Answer {
  const headers = { 'content-type': 'code' in body ? PROBLEM_TYPE : 'application/json', ...extra };
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
}

/** As the contract shows it. OAuth's errors have no status of their own. */
function refused(code: string, extra: Readonly<Record<string, string>> = {}): Answer {
  const body = sharedExample(code);
  return errorAnswer(Number(body.status ?? 401), body, extra);
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
    form: new URLSearchParams(sent.toString()),
    example: objectOf(prism.body),
  });
  if ('refusal' in step) return refused(step.refusal, step.headers);
  return {
    ...prism,
    headers: { ...prism.headers, ...step.headers },
    body: Buffer.from(JSON.stringify(step.body)),
  };
}

/** A loop reads the same again and again: the contract's answer to it is the same. */
async function exampleFor(request: Request, { examples }: Run, prism: string): Promise<Answer> {
  const key = `${request.method} ${request.url.pathname}${request.url.search}`;
  const known = examples.get(key);
  if (known && request.method === 'GET') return known;
  const answer = await askPrism(prism, request);
  examples.set(key, answer);
  return answer;
}

async function answerTo(matched: Matched, request: Request, run: Run, prism: string): Promise<Answer> {
  const { error, list } = run.options;
  if (error) return errorAnswer(error.status, error.body);
  const first = await exampleFor(request, run, prism);
  if (first.status >= 400) return first;
  const code = await refusal(matched, request, run.access);
  if (code) return refused(code);
  if (list)
    return { ...first, body: Buffer.from(JSON.stringify(list.answer(request.url, objectOf(first.body)))) };
  const answer = run.journey ? continueJourney(run.journey, matched, request.body, first) : first;
  if (answer.status >= 400) return answer;
  keepKey(request);
  return fileOf(matched) ?? answer;
}

const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** A key goes with a creation, and with nothing else. */
function keyFaults({ operation }: Matched, { headers }: Request): string[] {
  const takesKey = parametersOf(document, operation).some(({ value }) => value.name === IDEMPOTENCY_KEY);
  return headers.has(IDEMPOTENCY_KEY) && !takesKey
    ? [`${operation.id} : clé d'idempotence envoyée à une opération qui n'en prend pas`]
    : [];
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
      faults: matched ? [...keyFaults(matched, request), ...faultsOf(matched, answer)] : [],
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
    open(options = {}) {
      const { scopes = allScopes(), course } = options;
      const token = newToken();
      const access: Access = {
        clientId: `cli_${runs.length}`,
        // Letters that a form or an address would have to encode.
        clientSecret: `cs_${newToken()}`,
        tokens: new Map([[token, scopes]]),
      };
      const journey = course && new Journey(course, access);
      const run: Run = {
        base: `${address}/${runs.length}/v1`,
        access,
        token,
        journey,
        options,
        examples: new Map(),
        calls: [],
      };
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
