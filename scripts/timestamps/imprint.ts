// What a timestamp is about, and all that an authority is told: the SHA-256 of a file (RFC 3161, « MessageImprint »).
import { createHash } from 'node:crypto';
import { nothing, octets, oid, sequence } from './der';

export const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

export const SHA256 = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing);

export const imprintOf = (data: Buffer): Buffer => sequence(SHA256, octets(sha256(data)));
