// The request for a timestamp (RFC 3161 §2.4.1): the authority gets the SHA-256 of a file, never the file.
import { createHash } from 'node:crypto';
import { Null, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq } from 'pkijs';

export const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();
export const sha256Hex = (data: Buffer): string => sha256(data).toString('hex');

export const imprintOf = (data: Buffer): MessageImprint =>
  new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({
      algorithmId: '2.16.840.1.101.3.4.2.1',
      algorithmParams: new Null(),
    }),
    hashedMessage: new OctetString({ valueHex: sha256(data) }),
  });

/** Without a nonce, so that anybody who has the file can make the same request again. */
export const requestFor = (data: Buffer): Buffer =>
  Buffer.from(
    new TimeStampReq({ version: 1, messageImprint: imprintOf(data), certReq: true }).toSchema().toBER(),
  );
