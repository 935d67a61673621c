// The answer of a timestamp authority (RFC 3161 §2.4.2) for the manifest of the specimen.
import { exampleSpecimen } from '../../product/examples';
import type { Authority } from './authority';
import { SHA256, signedData } from './cms';
import { explicit, generalizedTime, integer, octets, oid, sequence } from './der';
import { type Certificate, sha256 } from './x509';

const TOKEN_CONTENT = '1.2.840.113549.1.9.16.1.4';
/** Of the arc 2.999, which is reserved for examples. */
const POLICY = '2.999.1.1';
export const SERIAL_NUMBER = 0x5e51;

/** `joined`: the certificates in the token. */
export function timestampOf(
  manifest: Buffer,
  { timestamping, intermediate }: Authority,
  joined: readonly Certificate[] = [timestamping, intermediate],
): Buffer {
  const accuracyOfOneSecond = sequence(integer(1));
  const content = sequence(
    integer(1),
    oid(POLICY),
    sequence(SHA256, octets(sha256(manifest))),
    integer(SERIAL_NUMBER),
    generalizedTime(exampleSpecimen.certifiedAt),
    accuracyOfOneSecond,
    explicit(0, explicit(4, timestamping.name)),
  );
  const token = signedData({
    contentType: TOKEN_CONTENT,
    content,
    digest: sha256(content),
    signer: timestamping,
    issuer: intermediate,
    joined,
  });
  const granted = sequence(integer(0));
  return sequence(granted, token);
}
