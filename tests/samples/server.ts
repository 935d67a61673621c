// The server that samples are executed against: Prism, with our own refusals and state in front. Loopback only.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isObject, type Json, type JsonObject, lookUp } from '../../lib/json';
import { parametersOf } from '../../lib/openapi';
import { freePort } from '../../scripts/site/ports';
import { allScopes, bodyFaults, document, type Matched, matchOperation, sharedExample } from './contract';
import { startPrism } from './prism';
import { type Access, keepKey, newToken, type Request, refusal } from './productRules';

export type Call = {
  readonly operation: string;
  readonly request: Request;
  readonly status: number;
  readonly body: Buffer;
  readonly faults: readonly string[];
};

/** Each execution has its own base address, tokens and record of calls. */
export type Run = {
  readonly base: string;
  readonly access: Access;
  readonly token: string;
  readonly options: RunOptions;
  readonly examples: Map<string, Answer>;
  readonly calls: Call[];
};

type Answer = {
  readonly status: number;
  readonly headers: HeaderMap;
  readonly body: Buffer;
};

/** A request that the contract and the product's rules accept. */
export type Question = {
  readonly id: string;
  readonly url: URL;
  readonly values: ReadonlyMap<string, string>;
  readonly sent: JsonObject;
  readonly form: URLSearchParams;
  /** The contract's example of the answer. */
  readonly example: JsonObject;
  readonly access: Access;
};

type HeaderMap = Readonly<Record<string, string>>;
export type Step = { readonly headers?: HeaderMap } & (
  | { readonly refusal: string }
  | { readonly body: JsonObject }
);

export type RunOptions = {
  readonly scopes?: readonly string[];
  /** What the product answers, where that depends on what was asked before; without it, the contract's example. */
  readonly answer?: (question: Question) => Step;
  /** The error that every call gets in place of its answer. */
  readonly error?: { readonly status: number; readonly body: JsonObject };
};

export type SampleServer = { readonly open: (options?: RunOptions) => Run; readonly close: () => void };

const PROBLEM_TYPE = 'application/problem+json';
const HOP_BY_HOP = /^(?:connection|content-length|date|expect|host|keep-alive|transfer-encoding)$/;
const passedOn = (headers: Headers) => [...headers].filter(([name]) => !HOP_BY_HOP.test(name));

const pdf = Buffer.from('%PDF-1.7\n% Un rapport.\n%%EOF\n');

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
function errorAnswer(status: number, body: JsonObject, extra: HeaderMap = {}): Answer {
  const headers = { 'content-type': 'code' in body ? PROBLEM_TYPE : 'application/json', ...extra };
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
}

/** As the contract shows it. OAuth's errors have no status of their own. */
function refused(code: string, extra: HeaderMap = {}): Answer {
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
  const response = await fetch(`${address}${url.pathname}${url.search}`, {
    method,
    headers: passedOn(headers),
    ...(method !== 'GET' && { body: new Uint8Array(body) }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(passedOn(response.headers)),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Polling samples send the same request many times. */
async function exampleFor(request: Request, { examples }: Run, prism: string): Promise<Answer> {
  const key = `${request.method} ${request.url.pathname}${request.url.search}`;
  const known = examples.get(key);
  if (known && request.method === 'GET') return known;
  const answer = await askPrism(prism, request);
  examples.set(key, answer);
  return answer;
}

async function answerTo(matched: Matched, request: Request, run: Run, prism: string): Promise<Answer> {
  const { access, options } = run;
  if (options.error) return errorAnswer(options.error.status, options.error.body);
  const example = await exampleFor(request, run, prism);
  if (example.status >= 400) return example;
  const code = await refusal(matched, request, access);
  if (code) return refused(code);
  const step = options.answer?.({
    id: matched.operation.id,
    url: request.url,
    values: matched.values,
    sent: objectOf(request.body),
    form: new URLSearchParams(request.body.toString()),
    example: objectOf(example.body),
    access,
  });
  if (step && 'refusal' in step) return refused(step.refusal, step.headers);
  keepKey(request);
  const headers = { ...example.headers, ...step?.headers };
  const body = step ? Buffer.from(JSON.stringify(step.body)) : example.body;
  return fileOf(matched) ?? { ...example, headers, body };
}

const IDEMPOTENCY_KEY = 'Idempotency-Key';

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
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  return { method: message.method ?? 'GET', url, headers, body: await buffer(message) };
}

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
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    open(options = {}) {
      const token = newToken();
      const access: Access = {
        clientId: `cli_${runs.length}`,
        // With characters that a form or an address must encode.
        clientSecret: `cs_${newToken()}`,
        tokens: new Map([[token, options.scopes ?? allScopes()]]),
      };
      const base = `http://127.0.0.1:${port}/${runs.length}/v1`;
      const run: Run = { base, access, token, options, examples: new Map(), calls: [] };
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
