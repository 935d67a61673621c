// The receiver of each language follows the nine rules of the page on webhooks, under real calls.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { findTool } from '../../scripts/tools';
import { execute } from './execute';
import { type Host, type HostName, hostNames, languageOfHost, startHost } from './receiverHosts';
import { failuresOf, type Result } from './results';
import { piecesOf, type Reader } from './runners';
import { type Headers, SECRET, sign, vectorsAt } from './vectors';

type Answer = { readonly status: number; readonly body: string };

/** Not `fetch`, which would lowercase the names of headers. */
async function call({ port }: Host, headers: Headers, body: string, method = 'POST'): Promise<Answer> {
  const length = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const address = `http://127.0.0.1:${port}/preuve/webhook`;
  const sent = request(address, { method, headers: { ...headers, ...length } }).end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error(`${address} did not answer`);
  return { status: response.statusCode ?? 0, body: await text(response) };
}

/** The number of events in the receiver's queue: a file for each, or a table. */
function keptIn({ folder }: Host): number {
  const queue = path.join(folder, 'evenements');
  if (existsSync(queue)) return readdirSync(queue).filter((name) => name.endsWith('.json')).length;
  if (!existsSync(path.join(folder, 'evenements.db'))) return 0;
  const count =
    'import sqlite3; print(sqlite3.connect("evenements.db").execute("SELECT COUNT(*) FROM evenements").fetchone()[0])';
  return Number(
    spawnSync(findTool('python') ?? 'python3', ['-c', count], { cwd: folder, encoding: 'utf8' }).stdout,
  );
}

const now = (): number => Math.floor(Date.now() / 1000);

function signed(id: string, body: string): { headers: Headers; body: string } {
  const time = now();
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(time),
    'webhook-signature': sign(SECRET, id, time, body),
  };
  return { headers, body };
}

type Check = (name: string, answer: Answer, status: number, also?: boolean) => Result;

const checkFor =
  (host: HostName): Check =>
  (name, { status, body }, expected, also = true) => ({
    group: 'Webhooks',
    name: `récepteur ${host} : ${name}`,
    reader: languageOfHost(host),
    faults: failuresOf({
      [`répond ${status} ${body} au lieu de ${expected}`]: status !== expected || body !== '',
      'la réponse est juste, la suite ne l’est pas': !also,
    }),
  });

/** For a while, the receiver cannot write to its queue. */
async function withoutStore<T>({ folder }: Host, act: () => Promise<T>): Promise<T> {
  const names = ['evenements', 'evenements.db'].map((name) => path.join(folder, name)).filter(existsSync);
  for (const name of names) {
    renameSync(name, `${name}.garde`);
    if (name.endsWith('.db')) mkdirSync(name);
    else spawnSync('touch', [name]);
  }
  try {
    return await act();
  } finally {
    for (const name of names) {
      rmSync(name, { recursive: true });
      renameSync(`${name}.garde`, name);
    }
  }
}

async function runRules(host: Host, check: Check): Promise<Result[]> {
  const [genuine] = vectorsAt(now());
  if (!genuine) return [];
  const kept = keptIn(host);
  const again = await call(host, genuine.headers, genuine.body);
  const unknown = signed('evt_inconnu', '{"type":"inconnu.demain","data":{}}');
  const unreadable = signed('evt_illisible', 'pas du JSON');
  const later = signed('evt_apres_la_panne', genuine.body);
  const down = await withoutStore(host, () => call(host, later.headers, later.body));
  const up = await call(host, later.headers, later.body);
  return [
    check('V14 reçu de nouveau, gardé une fois', again, 204, kept === 1),
    check('type inconnu, rien de gardé', await call(host, unknown.headers, unknown.body), 204),
    check('corps illisible', await call(host, unreadable.headers, unreadable.body), 400),
    check('enregistrement impossible', down, 503),
    check('la même livraison, plus tard', up, 204, keptIn(host) === 2),
    check('GET', await call(host, genuine.headers, '', 'GET'), 400),
    check('PUT', await call(host, genuine.headers, genuine.body, 'PUT'), 400),
  ];
}

/** The sample for cURL signs a test event and sends it to the receiver. */
async function runTestEvent(host: Host, reader: Reader, name: HostName, folder: string): Promise<Result> {
  const send = (secret: string) => {
    const address = `http://127.0.0.1:${host.port}/preuve/webhook`;
    const environment = { WEBHOOK_SECRET: secret, WEBHOOK_URL: address };
    return execute(reader, piecesOf('recevoir-webhook', reader), { folder, environment });
  };
  const { code, stdout, stderr } = await send(SECRET);
  const altered = await send('whsec_YXV0cmU=');
  const faults = failuresOf({
    [`code ${code} : ${stdout}${stderr}`]: code !== 0 || !stdout.includes('204'),
    [`un autre secret est accepté : ${altered.stdout}`]:
      altered.code === 0 || !altered.stdout.includes('400'),
  });
  return { group: 'Webhooks', name: `événement d'essai envoyé à ${name}`, reader, faults };
}

async function runReceiver(name: HostName, folder: string): Promise<Result[]> {
  const check = checkFor(name);
  const vectors = vectorsAt(now());
  const results: Result[] = [];
  for (const secret of new Set(vectors.map((vector) => vector.secret))) {
    const host = await startHost(name, secret, folder);
    try {
      for (const vector of vectors.filter((one) => one.secret === secret)) {
        const answer = await call(host, vector.headers, vector.body);
        results.push(check(vector.name, answer, vector.isAccepted ? 204 : 400));
      }
      if (secret !== SECRET) continue;
      results.push(...(await runRules(host, check)));
      for (const shell of ['bash', 'zsh'] as const)
        results.push(await runTestEvent(host, shell, name, folder));
    } finally {
      host.close();
    }
  }
  return results;
}

export const receiverTasks = (folder: string): (() => Promise<Result[]>)[] =>
  hostNames.map((name) => () => runReceiver(name, folder));
