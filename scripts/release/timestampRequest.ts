// The request that an authority answers with a timestamp (RFC 3161 §2.4.1). All that it is told of a file is its SHA-256.
import { createHash } from 'node:crypto';
import { Null, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq } from 'pkijs';

export const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

export const imprintOf = (data: Buffer): MessageImprint =>
  new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({
      algorithmId: '2.16.840.1.101.3.4.2.1',
      algorithmParams: new Null(),
    }),
    hashedMessage: new OctetString({ valueHex: sha256(data) }),
  });

/**
 * Asks for the certificates of the authority too, so that the answer can be verified alone. Without a nonce, so that the
 * same file gives the same request: who has the file can make it again.
 */
export const requestFor = (data: Buffer): Buffer =>
  Buffer.from(
    new TimeStampReq({ version: 1, messageImprint: imprintOf(data), certReq: true }).toSchema().toBER(),
  );
