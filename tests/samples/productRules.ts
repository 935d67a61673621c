// What Prism lets through and the product refuses: a token that was not issued, a missing scope, an unknown query
// parameter, a key used twice, a file that is not the one announced, a mask on what can be downloaded.
import { createHash, randomBytes } from 'node:crypto';
import { isList, isObject, type Json } from '../../lib/json';
import { bodyFaults, bodyTypes, type Matched, queryNames, scopesOf } from './contract';

export type Request = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Buffer;
};

export type Access = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly tokens: Map<string, readonly string[]>;
};

export const newToken = (): string => `at_${randomBytes(32).toString('base64url')}`;

const BEARER = /^Bearer (.+)$/;

function refusedToken({ operation }: Matched, { headers }: Request, access: Access): string | undefined {
  const authorization = headers.get('authorization') ?? '';
  if (operation.id === 'createToken') {
    const basic = Buffer.from(`${access.clientId}:${access.clientSecret}`).toString('base64');
    return authorization === `Basic ${basic}` ? undefined : 'invalid_client';
  }
  const wanted = scopesOf(operation);
  if (!wanted) return undefined;
  const granted = access.tokens.get(BEARER.exec(authorization)?.[1] ?? '');
  if (!granted) return 'unauthenticated';
  return wanted.every((scope) => granted.includes(scope)) ? undefined : 'insufficient-scope';
}

/** A part without a type of its own is a text; the contract wants JSON. */
const JSON_PART = /name="metadata".*\r\n(?:.+\r\n)*?content-type: application\/json\r\n/i;

const usedKeys = new Set<string>();

/** Once the request is accepted: a refused one leaves its key free. */
export function keepKey({ headers }: Request): void {
  const key = headers.get('idempotency-key');
  if (key !== null) usedKeys.add(key);
}

function refusedKey({ headers }: Request): string | undefined {
  const key = headers.get('idempotency-key');
  return key !== null && usedKeys.has(key) ? 'idempotency-key-reused' : undefined;
}

async function refusedForm({ operation }: Matched, { headers, body }: Request): Promise<string | undefined> {
  const type = headers.get('content-type') ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File) || file.type !== 'image/jpeg') return 'unsupported-media-type';
  const part = form.get('metadata');
  const text = part instanceof File ? await part.text() : part;
  if (text === null || !JSON_PART.test(body.toString('latin1'))) return 'validation-failed';
  const metadata: Json = JSON.parse(text);
  const faults = bodyFaults(operation, 'corps', 'multipart/form-data', { file: file.name, metadata });
  if (faults.length > 0) return 'validation-failed';
  const digest = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
  const announced = isObject(metadata) ? metadata.sha256 : undefined;
  return announced && announced !== digest ? 'file-hash-mismatch' : undefined;
}

/** A rule that has a code of its own is not in the schema, which would answer `validation-failed`. */
function refusedMasks(body: Json): string | undefined {
  if (!isObject(body) || !isList(body.masks) || !isList(body.permissions) || body.masks.length === 0)
    return undefined;
  const isAllowed = body.resourceType !== 'report' && !body.permissions.includes('download');
  return isAllowed ? undefined : 'masks-not-allowed';
}

async function refusedBody(matched: Matched, request: Request): Promise<string | undefined> {
  const [type] = bodyTypes(matched.operation);
  if (type === 'multipart/form-data') return refusedForm(matched, request);
  if (type !== 'application/json') return undefined;
  const body: Json = JSON.parse(request.body.toString());
  const faults = bodyFaults(matched.operation, 'corps', type, body);
  return faults.length > 0 ? 'validation-failed' : refusedMasks(body);
}

export async function refusal(
  matched: Matched,
  request: Request,
  access: Access,
): Promise<string | undefined> {
  const known = queryNames(matched.operation);
  const isUnknown = [...request.url.searchParams.keys()].some((name) => !known.includes(name));
  return (
    refusedToken(matched, request, access) ??
    (isUnknown ? 'invalid-request' : undefined) ??
    (await refusedBody(matched, request)) ??
    refusedKey(request)
  );
}
