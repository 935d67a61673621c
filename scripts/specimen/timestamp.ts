// The answer of the made-up authority to a request for a timestamp (RFC 3161 §2.4.2).
import type { X509Certificate } from 'node:crypto';
import { Integer } from 'asn1js';
import { Accuracy, GeneralName, PKIStatus, PKIStatusInfo, TimeStampResp, TSTInfo } from 'pkijs';
import { imprintOf, sha256 } from '../release/timestampRequest';
import { authority } from './authority';
import { certificateOf, signedData } from './signedData';

const TOKEN_CONTENT = '1.2.840.113549.1.9.16.1.4';
/** The arc 2.999 is reserved for examples. */
const POLICY = '2.999.1.1';
const DIRECTORY_NAME = 4;
export const SERIAL_NUMBER = 0x5e51;

const { timestamping, intermediate } = authority;

export function timestampOf(
  data: Buffer,
  time: string,
  joined: readonly X509Certificate[] = [timestamping.certificate, intermediate],
): Buffer {
  const info = new TSTInfo({
    version: 1,
    policy: POLICY,
    messageImprint: imprintOf(data),
    serialNumber: new Integer({ value: SERIAL_NUMBER }),
    genTime: new Date(time),
    accuracy: new Accuracy({ seconds: 1 }),
    tsa: new GeneralName({ type: DIRECTORY_NAME, value: certificateOf(timestamping.certificate).subject }),
  });
  const content = Buffer.from(info.toSchema().toBER());
  const timeStampToken = signedData({
    contentType: TOKEN_CONTENT,
    content,
    digest: sha256(content),
    signer: timestamping,
    joined,
  });
  const status = new PKIStatusInfo({ status: PKIStatus.granted });
  return Buffer.from(new TimeStampResp({ status, timeStampToken }).toSchema().toBER());
}
