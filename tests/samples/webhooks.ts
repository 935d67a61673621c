// The verification of a webhook, in each language: the signed example of the contract passes, and nothing else does.
import { createHmac } from 'node:crypto';
import type { Language } from '../../api-reference/samples/types';
import { siteApiReference } from '../../api-reference.config';
import { isObject } from '../../lib/json';
import { contentsOf, operationsOf, parametersOf } from '../../lib/openapi';
import { settings } from '../../product/settings';
import { document } from './contract';
import { execute } from './execute';
import { faultsWhere, type Result } from './results';

/** The made-up secret that the example of the contract is signed with. */
const SECRET = 'whsec_ZXhlbXBsZS1kZS1zZWNyZXQtYS1uZS1wYXMtdXRpbGk=';
const OTHER_SECRET = `whsec_${Buffer.from('un-autre-secret-de-trente-deux-octets').toString('base64')}`;
const TOLERANCE = Number(settings.webhookTolerance.value);

type Delivery = {
  readonly secret: string;
  readonly id: string;
  readonly timestamp: number;
  readonly signature: string;
  readonly body: string;
  readonly now: number;
};

function signedExample(): Delivery {
  const operation = operationsOf(document).find(({ id }) => id === 'certilinkCompleted');
  if (!operation) throw new Error('The contract has no webhook certilinkCompleted');
  const examples = new Map(
    parametersOf(document, operation).map(({ value }) => [String(value.name), value.example]),
  );
  const named = contentsOf(document, operation)[0]?.media.value.examples;
  const [example] = isObject(named) ? Object.values(named) : [];
  const timestamp = Number(examples.get('webhook-timestamp'));
  return {
    secret: SECRET,
    id: String(examples.get('webhook-id')),
    timestamp,
    signature: String(examples.get('webhook-signature')),
    body: JSON.stringify(isObject(example) ? example.value : null),
    now: timestamp + 1,
  };
}

function sign({ secret, id, timestamp, body }: Delivery): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

function deliveries(): [name: string, accepted: boolean, delivery: Delivery][] {
  const genuine = signedExample();
  const otherSignature = sign({ ...genuine, secret: OTHER_SECRET });
  const accented = { ...genuine, body: '{"motif":"Accès refusé, à l\u2019étage"}' };
  return [
    ["l'exemple signé du contrat", true, genuine],
    ['reçu au bout de la tolérance', true, { ...genuine, now: genuine.timestamp + TOLERANCE }],
    ['un corps accentué', true, { ...accented, signature: sign(accented) }],
    [
      'deux signatures, la bonne en second',
      true,
      { ...genuine, signature: `${otherSignature} ${genuine.signature}` },
    ],
    [
      'deux signatures, la bonne en premier',
      true,
      { ...genuine, signature: `${genuine.signature} ${otherSignature}` },
    ],
    ['un corps altéré', false, { ...genuine, body: genuine.body.replace('completed', 'revoked') }],
    ['un identifiant altéré', false, { ...genuine, id: `${genuine.id}x` }],
    ['une date altérée', false, { ...genuine, timestamp: genuine.timestamp + 1 }],
    ['rejoué trop tard', false, { ...genuine, now: genuine.timestamp + TOLERANCE + 1 }],
    ["daté d'un avenir trop lointain", false, { ...genuine, now: genuine.timestamp - TOLERANCE - 1 }],
    ['signé avec un autre secret', false, { ...genuine, signature: otherSignature }],
    ['vérifié avec un autre secret', false, { ...genuine, secret: OTHER_SECRET }],
    ['une signature tronquée', false, { ...genuine, signature: genuine.signature.slice(0, -4) }],
    [
      "une signature d'une autre version",
      false,
      { ...genuine, signature: genuine.signature.replace('v1', 'v2') },
    ],
    ['sans signature', false, { ...genuine, signature: '' }],
  ];
}

/** Calls the function of the sample with each delivery read on the input, and prints the verdicts. */
const drivers: Record<Exclude<Language, 'curl'>, string> = {
  javascript: `
import { json } from 'node:stream/consumers';
const verdicts = (await json(process.stdin)).map((d) => verifier(d.secret,
  { 'webhook-id': d.id, 'webhook-timestamp': String(d.timestamp), 'webhook-signature': d.signature }, Buffer.from(d.body), d.now));
console.log(JSON.stringify(verdicts));`,
  python: `
import json, sys
print(json.dumps([verifier(d["secret"], {"webhook-id": d["id"], "webhook-timestamp": str(d["timestamp"]),
    "webhook-signature": d["signature"]}, d["body"].encode(), d["now"]) for d in json.load(sys.stdin)]))`,
  php: `
echo json_encode(array_map(fn ($d) => verifier($d['secret'], ['webhook-id' => $d['id'],
    'webhook-timestamp' => (string) $d['timestamp'], 'webhook-signature' => $d['signature']], $d['body'], $d['now']),
    json_decode(stream_get_contents(STDIN), true)));`,
};

const inShell = ({ secret, id, timestamp, signature, body, now }: Delivery): string =>
  `printf %s '${body}' | verifier '${secret}' '${id}' '${timestamp}' '${signature}' '${now}' && echo true || echo false`;

async function verdictsOf(
  language: Language,
  code: string,
  all: readonly Delivery[],
  folder: string,
): Promise<string[]> {
  const isShell = language === 'curl';
  const driver = isShell ? `\n${all.map(inShell).join('\n')}` : drivers[language];
  const { stdout, stderr } = await execute(language, `${code}\n${driver}\n`, {
    folder,
    input: JSON.stringify(all),
  });
  const verdicts = isShell ? stdout.trim().split('\n') : stdout.replace(/[[\]\s]/g, '').split(',');
  if (verdicts.length !== all.length) throw new Error(`verifier-webhook, ${language} : ${stdout}${stderr}`);
  return verdicts;
}

export async function runWebhooks(language: Language, folder: string): Promise<Result[]> {
  const cases = deliveries();
  const code =
    siteApiReference.fileSamples('verifier-webhook').find((one) => one.language === language)?.code ?? '';
  const verdicts = await verdictsOf(
    language,
    code,
    cases.map(([, , delivery]) => delivery),
    folder,
  );
  return cases.map(([name, accepted], index) => ({
    group: 'Webhooks',
    name: `${accepted ? 'accepte' : 'refuse'} ${name}`,
    language,
    faults: faultsWhere({ [`répond ${verdicts[index]}`]: verdicts[index] !== String(accepted) }),
  }));
}
