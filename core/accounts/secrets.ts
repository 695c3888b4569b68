import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret for refresh tokens and reset grants: with 256 bits, a plain hash cannot be reversed. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The hash of a one-time code. Codes are short: without the shop's own secret, all could be tried against a stolen hash
 * in seconds.
 */
export function hashCode(code: string, rowId: string, authSecret: Uint8Array): Buffer {
  return createHmac('sha256', authSecret).update(`one-time code ${rowId} ${code}`).digest();
}
