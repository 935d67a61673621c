// The answers of the throwaway authority (RFC 3161 §2.4.2): for the manifest of the specimen, and for what tests ask.
import { exampleSpecimen } from '../../product/examples';
import { explicit, generalizedTime, integer, membersOf, oid, sequence } from '../timestamps/der';
import { imprintOf, sha256 } from '../timestamps/imprint';
import type { Authority } from './authority';
import { signedData } from './cms';
import type { Certificate } from './x509';

const TOKEN_CONTENT = '1.2.840.113549.1.9.16.1.4';
/** Of the arc 2.999, which is reserved for examples. */
const POLICY = '2.999.1.1';
export const SERIAL_NUMBER = 0x5e51;

/** `joined`: the certificates in the token. */
function answerFor(
  imprint: Buffer,
  { timestamping, intermediate }: Authority,
  joined: readonly Certificate[] = [timestamping, intermediate],
): Buffer {
  const accuracyOfOneSecond = sequence(integer(1));
  const content = sequence(
    integer(1),
    oid(POLICY),
    imprint,
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

export const timestampOf = (data: Buffer, authority: Authority, joined?: readonly Certificate[]): Buffer =>
  answerFor(imprintOf(data), authority, joined);

/** As an authority that gets a request, and never sees the file. */
export function answerTo(request: Buffer, authority: Authority): Buffer {
  const [, imprint] = membersOf(request);
  if (!imprint) throw new Error('Demande sans empreinte.');
  return answerFor(imprint, authority);
}
