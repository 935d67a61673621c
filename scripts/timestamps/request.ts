// The request that an authority answers with a timestamp (RFC 3161 §2.4.1).
import { integer, sequence, yes } from './der';
import { imprintOf } from './imprint';

/**
 * Asks for the certificates of the authority too, so that the answer can be verified alone. Without a nonce, so that the
 * same file gives the same request: who has the file can make it again.
 */
export const requestFor = (data: Buffer): Buffer => sequence(integer(1), imprintOf(data), yes);
