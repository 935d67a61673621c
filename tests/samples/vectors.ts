// The test vectors of the page on webhooks (V1 to V14) and some more: deliveries to accept and to refuse.
import { createHmac } from 'node:crypto';
import { isObject } from '../../lib/json';
import { contentsOf, operationsOf, parametersOf } from '../../lib/openapi';
import { settings } from '../../product/settings';
import { document } from './contract';

/** The two made-up secrets that the page publishes. */
export const SECRET = 'whsec_ZXhlbXBsZS1kZS1zZWNyZXQtYS1uZS1wYXMtdXRpbGk=';
const SECOND_SECRET = 'whsec_c2Vjb25kLXNlY3JldC1wb3VyLWVzc2Fpcy1qYW1haXM=';
const TOLERANCE = Number(settings.webhookTolerance.value);

export type Headers = Readonly<Record<string, string>>;
export type Delivery = {
  readonly secret: string;
  readonly headers: Headers;
  readonly body: string;
  readonly now: number;
};
export type Vector = Delivery & { readonly name: string; readonly isAccepted: boolean };

const ID = 'webhook-id';
const TIME = 'webhook-timestamp';
const SIGNATURE = 'webhook-signature';

export function sign(secret: string, id: string, timestamp: number | string, body: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** The signed example of the contract: its headers and its body, to the byte. */
function example(): { headers: Headers; body: string } {
  const operation = operationsOf(document).find(({ id }) => id === 'certilinkCompleted');
  if (!operation) throw new Error('The contract has no webhook certilinkCompleted');
  const headers = Object.fromEntries(
    parametersOf(document, operation).map(({ value }) => [String(value.name), String(value.example)]),
  );
  const named = contentsOf(document, operation)[0]?.media.value.examples;
  const [first] = isObject(named) ? Object.values(named) : [];
  return { headers, body: JSON.stringify(isObject(first) ? first.value : null) };
}

/** The example, signed at another time. */
function signedAt(time: number, now = time): Delivery {
  const { headers, body } = example();
  const signature = sign(SECRET, headers[ID] ?? '', time, body);
  return { secret: SECRET, headers: { ...headers, [TIME]: String(time), [SIGNATURE]: signature }, body, now };
}

const without = (headers: Headers, name: string): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([own]) => own !== name));

const missingHeaders = (genuine: Delivery): [string, Delivery][] =>
  [ID, TIME, SIGNATURE].flatMap((name): [string, Delivery][] => [
    [`V13 ${name} absent`, { ...genuine, headers: without(genuine.headers, name) }],
    [`V13 ${name} vide`, { ...genuine, headers: { ...genuine.headers, [name]: '' } }],
  ]);

const capitalised = (name: string): string => name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());

/** For a server, whose clock cannot be set: `now` is the present. */
export function vectorsAt(now: number): Vector[] {
  const genuine = signedAt(now);
  const { headers, body } = genuine;
  const id = headers[ID] ?? '';
  const own = headers[SIGNATURE] ?? '';
  const altered = (changes: Headers): Delivery => ({ ...genuine, headers: { ...headers, ...changes } });
  const both = altered({ [SIGNATURE]: `${sign(SECOND_SECRET, id, now, body)} ${own}` });
  const accented = '{"type":"certilink.completed","motif":"Accès refusé, à l\u2019étage"}';
  const capitals = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [capitalised(name), value]),
  );
  const accepted: [string, Delivery][] = [
    ['V1 tel quel', genuine],
    ['V2 noms en capitales', { ...genuine, headers: capitals }],
    ['V10 deux signatures, secret n° 1', both],
    ['V10 deux signatures, secret n° 2', { ...both, secret: SECOND_SECRET }],
    ["V11 une signature d'une autre version avant", altered({ [SIGNATURE]: `v1a,AAAA ${own}` })],
    ['un corps accentué', { ...altered({ [SIGNATURE]: sign(SECRET, id, now, accented) }), body: accented }],
  ];
  const lastDigit = body.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  const refused: [string, Delivery][] = [
    ['V4 trop tard', signedAt(now - TOLERANCE - 30, now)],
    ['V4 trop tôt', signedAt(now + TOLERANCE + 30, now)],
    ['V5 un chiffre changé', { ...genuine, body: lastDigit }],
    ['V6 une espace de plus', { ...genuine, body: body.replace('"type":', '"type": ') }],
    ["V7 l'identifiant d'un autre événement", altered({ [ID]: `${id.slice(0, -1)}0` })],
    ['V8 une seconde de plus', altered({ [TIME]: String(now + 1) })],
    ['V9 un autre secret', { ...genuine, secret: SECOND_SECRET }],
    ['V12 une autre version', altered({ [SIGNATURE]: own.replace('v1,', 'v2,') })],
    ['V12 sans préfixe', altered({ [SIGNATURE]: own.replace('v1,', '') })],
    ['V13 « demain »', altered({ [TIME]: 'demain' })],
    ['un horodatage à virgule', altered({ [TIME]: `${now}.0` })],
    ['une signature tronquée', altered({ [SIGNATURE]: own.slice(0, -4) })],
    ...missingHeaders(genuine),
  ];
  return [
    ...accepted.map(([name, delivery]) => ({ ...delivery, name, isAccepted: true })),
    ...refused.map(([name, delivery]) => ({ ...delivery, name, isAccepted: false })),
  ];
}

/** For a function whose clock can be set: at the time of the contract's example, with the signature that it shows. */
export function exactVectors(): Vector[] {
  const { headers, body } = example();
  const now = Number(headers[TIME]);
  const shown = { secret: SECRET, headers, body, now };
  const at = (name: string, delay: number, isAccepted: boolean) => ({
    ...shown,
    name,
    now: now + delay,
    isAccepted,
  });
  return [
    at("l'exemple du contrat", 0, true),
    at('V3 au bout de la tolérance, en retard', TOLERANCE, true),
    at('V3 au bout de la tolérance, en avance', -TOLERANCE, true),
    at('V4 une seconde trop tard', TOLERANCE + 1, false),
    at('V4 une seconde trop tôt', -TOLERANCE - 1, false),
    ...vectorsAt(now),
  ];
}
