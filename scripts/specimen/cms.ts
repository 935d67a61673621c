// Signed data (CMS, RFC 5652), with the attributes of CAdES: the envelope of a timestamp token and of the seal of a PDF.
import { sign } from 'node:crypto';
import { explicit, integer, nothing, octets, oid, retagged, sequence, setOf } from '../timestamps/der';
import { SHA256, sha256 } from '../timestamps/imprint';
import type { Certificate, Signer } from './x509';

const RSA = sequence(oid('1.2.840.113549.1.1.1'), nothing);
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

type Signed = {
  readonly contentType: string;
  /** Absent from the seal of a PDF, which signs the bytes around it. */
  readonly content?: Buffer;
  readonly digest: Buffer;
  readonly signer: Signer;
  readonly issuer: Certificate;
  /** The certificates that come along. */
  readonly joined: readonly Certificate[];
};

export function signedData({ contentType, content, digest, signer, issuer, joined }: Signed): Buffer {
  const attribute = (id: string, value: Buffer): Buffer => sequence(oid(id), setOf(value));
  const attributes = setOf(
    attribute(CONTENT_TYPE, oid(contentType)),
    attribute(MESSAGE_DIGEST, octets(digest)),
    attribute(SIGNING_CERTIFICATE_V2, sequence(sequence(sequence(octets(sha256(signer.der)))))),
  );
  const signerInfo = sequence(
    integer(1),
    sequence(issuer.name, integer(signer.serial)),
    SHA256,
    retagged(0xa0, attributes),
    RSA,
    octets(sign('sha256', attributes, signer.key)),
  );
  const certificates = joined.length > 0 ? [retagged(0xa0, setOf(...joined.map(({ der }) => der)))] : [];
  return sequence(
    oid(SIGNED_DATA),
    explicit(
      0,
      sequence(
        integer(content ? 3 : 1),
        setOf(SHA256),
        sequence(oid(contentType), ...(content ? [explicit(0, octets(content))] : [])),
        ...certificates,
        setOf(signerInfo),
      ),
    ),
  );
}
