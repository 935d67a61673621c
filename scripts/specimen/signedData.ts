// Signs a timestamp token or a PDF (CMS, RFC 5652, with the attributes of CAdES). By hand, since
// OpenSSL adds the time of the clock, and the signature of pkijs is not that of the files that are published.
import { sign, type X509Certificate } from 'node:crypto';
import { Null, ObjectIdentifier, OctetString, Sequence, Set as SetOf } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { sha256 } from '../release/timestampRequest';
import type { Signer } from './authority';

const ATTRIBUTES = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

const algorithm = (algorithmId: string) =>
  new AlgorithmIdentifier({ algorithmId, algorithmParams: new Null() });
const SHA256 = algorithm('2.16.840.1.101.3.4.2.1');
const RSA = algorithm('1.2.840.113549.1.1.1');

export const certificateOf = ({ raw }: X509Certificate): Certificate => Certificate.fromBER(raw);

type Signed = {
  readonly contentType: string;
  /** None for the seal of a PDF, which signs the bytes around it. */
  readonly content?: Buffer;
  readonly digest: Buffer;
  readonly signer: Signer;
  /** The certificates to include. */
  readonly joined: readonly X509Certificate[];
};

export function signedData({ contentType, content, digest, signer, joined }: Signed): ContentInfo {
  const { issuer, serialNumber } = certificateOf(signer.certificate);
  const signerHash = new OctetString({ valueHex: sha256(signer.certificate.raw) });
  const nested = (value: OctetString | Sequence) => new Sequence({ value: [value] });
  const attributes = [
    { type: ATTRIBUTES.contentType, values: [new ObjectIdentifier({ value: contentType })] },
    { type: ATTRIBUTES.messageDigest, values: [new OctetString({ valueHex: digest })] },
    { type: ATTRIBUTES.signingCertificateV2, values: [nested(nested(nested(signerHash)))] },
  ].map((attribute) => new Attribute(attribute));
  const toSign = new SetOf({ value: attributes.map((attribute) => attribute.toSchema()) }).toBER();

  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: contentType });
  // The constructor would split the content into pieces, which DER forbids.
  if (content) encapContentInfo.eContent = new OctetString({ valueHex: content });
  const inDerOrder = joined.toSorted((one, other) => Buffer.compare(one.raw, other.raw));
  const data = new SignedData({
    version: content ? 3 : 1,
    digestAlgorithms: [SHA256],
    encapContentInfo,
    ...(joined.length > 0 && { certificates: inDerOrder.map(certificateOf) }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
        digestAlgorithm: SHA256,
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
        signatureAlgorithm: RSA,
        signature: new OctetString({ valueHex: sign('sha256', Buffer.from(toSign), signer.key) }),
      }),
    ],
  });
  return new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: data.toSchema(true) });
}
