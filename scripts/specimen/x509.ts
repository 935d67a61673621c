// Certificates (RFC 5280): issued once for the throwaway authority, then read back from their files.
import { createHash, createPublicKey, type KeyObject, sign, X509Certificate } from 'node:crypto';
import {
  bits,
  certificateTime,
  explicit,
  integer,
  membersOf,
  nothing,
  octets,
  oid,
  sequence,
  setOf,
  tagged,
  utf8,
  yes,
} from '../timestamps/der';
import { sha256 } from '../timestamps/imprint';

export type Certificate = { readonly der: Buffer; readonly name: Buffer; readonly serial: bigint };
/** A certificate whose key is at hand. */
export type Signer = Certificate & { readonly key: KeyObject };

const SHA256_WITH_RSA = sequence(oid('1.2.840.113549.1.1.11'), nothing);

type Role = 'root' | 'intermediate' | 'leaf';
type Request = {
  /** ASCII: consoles show other letters in ways of their own. */
  readonly commonName: string;
  readonly role: Role;
  readonly key: KeyObject;
  readonly from: string;
  readonly to: string;
  readonly isForTimestamps: boolean;
  /** Absent: signed with its own key. */
  readonly issuer?: Signer;
};

const nameOf = (commonName: string): Buffer => {
  const parts = [
    ['2.5.4.10', 'Specimen sans vocation probatoire'],
    ['2.5.4.3', commonName],
  ] as const;
  return sequence(...parts.map(([id, text]) => setOf(sequence(oid(id), utf8(text)))));
};

const keyIdOf = (key: KeyObject): Buffer =>
  createHash('sha1')
    .update(createPublicKey(key).export({ type: 'pkcs1', format: 'der' }))
    .digest();

function extensionsOf({ role, key, isForTimestamps, issuer }: Request): Buffer {
  const extension = (id: string, isCritical: boolean, value: Buffer): Buffer =>
    sequence(oid(id), ...(isCritical ? [yes] : []), octets(value));
  const constraints = {
    root: sequence(yes),
    intermediate: sequence(yes, integer(0)),
    leaf: sequence(),
  };
  const signsCertificates = bits(Buffer.from([0x06]), 1);
  const signsDocuments = bits(Buffer.from([0xc0]), 6);
  const timestamping = sequence(oid('1.3.6.1.5.5.7.3.8'));
  return sequence(
    extension('2.5.29.19', true, constraints[role]),
    extension('2.5.29.15', true, role === 'leaf' ? signsDocuments : signsCertificates),
    // None for the seal: NSS, and so pdfsig, does not know the purpose « document signing ».
    ...(isForTimestamps ? [extension('2.5.29.37', role === 'leaf', timestamping)] : []),
    extension('2.5.29.14', false, octets(keyIdOf(key))),
    ...(issuer ? [extension('2.5.29.35', false, sequence(tagged(0x80, keyIdOf(issuer.key))))] : []),
  );
}

export function issue(request: Request): Signer {
  const { commonName, key, from, to, issuer } = request;
  const name = nameOf(commonName);
  const serial = sha256(Buffer.from(`${commonName}${from}`)).readBigUInt64BE() >> 1n;
  const content = sequence(
    explicit(0, integer(2)),
    integer(serial),
    SHA256_WITH_RSA,
    issuer?.name ?? name,
    sequence(certificateTime(from), certificateTime(to)),
    name,
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
    explicit(3, extensionsOf(request)),
  );
  const signature = sign('sha256', content, issuer?.key ?? key);
  return { der: sequence(content, SHA256_WITH_RSA, bits(signature)), name, serial, key };
}

export function readCertificate(pem: string): Certificate {
  const { raw, serialNumber } = new X509Certificate(pem);
  const [content] = membersOf(raw);
  const name = content && membersOf(content)[5];
  if (!name) throw new Error('Certificat sans nom.');
  return { der: raw, name, serial: BigInt(`0x${serialNumber}`) };
}

export const pemOf = (...certificates: Certificate[]): string =>
  certificates
    .map(({ der }) => {
      const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
      return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
    })
    .join('');
