// The verification of a webhook, by each reader: the signed example of the contract passes, and nothing else does.
import { execute } from './execute';
import { failuresOf, type Result } from './results';
import { isShell, piecesOf, type Reader, type Shell } from './runners';
import { exactVectors, type Vector } from './vectors';

/** Calls the sample's function with each delivery of the input, and prints its results. */
const drivers: Record<Exclude<Reader, Shell>, string> = {
  javascript: `
import { json } from 'node:stream/consumers';
console.log(JSON.stringify((await json(process.stdin)).map((d) => verifier(d.secret, d.headers, Buffer.from(d.body), d.now))));`,
  python: `
import json, sys
print(json.dumps([verifier(d["secret"], d["headers"], d["body"].encode(), d["now"]) for d in json.load(sys.stdin)]))`,
  php: `
echo json_encode(array_map(fn ($d) => verifier($d['secret'], $d['headers'], $d['body'], $d['now']),
    json_decode(stream_get_contents(STDIN), true)));`,
};

/** In a terminal, the values of the headers are arguments. */
function inShell({ secret, headers, body, now }: Vector): string {
  const lowered = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const [id = '', time = '', signature = ''] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => lowered.get(name),
  );
  return `printf %s '${body}' | verifier '${secret}' '${id}' '${time}' '${signature}' '${now}' && echo true || echo false`;
}

async function verdictsOf(reader: Reader, all: readonly Vector[], folder: string): Promise<string[]> {
  const driver = isShell(reader) ? all.map(inShell).join('\n') : drivers[reader];
  const pieces = [...piecesOf('verifier-webhook', reader), driver];
  const { stdout, stderr } = await execute(reader, pieces, { folder, input: JSON.stringify(all) });
  const verdicts = isShell(reader) ? stdout.trim().split('\n') : stdout.replace(/[[\]\s]/g, '').split(',');
  if (verdicts.length !== all.length) throw new Error(`verifier-webhook, ${reader} : ${stdout}${stderr}`);
  return verdicts;
}

export async function runWebhooks(reader: Reader, folder: string): Promise<Result[]> {
  const vectors = exactVectors();
  const verdicts = await verdictsOf(reader, vectors, folder);
  return vectors.map(({ name, isAccepted }, index) => ({
    group: 'Webhooks',
    name: `${isAccepted ? 'accepte' : 'refuse'} ${name}`,
    reader,
    faults: failuresOf({ [`répond ${verdicts[index]}`]: verdicts[index] !== String(isAccepted) }),
  }));
}
