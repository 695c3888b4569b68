import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Refresh tokens and reset grants: 256 bits, so a plain hash cannot be turned back. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** One-time codes are short: without the shop's own secret a stolen hash could be tried through in seconds. */
export function hashCode(code: string, rowId: string, authSecret: Uint8Array): Buffer {
  return createHmac('sha256', authSecret).update(`one-time code ${rowId} ${code}`).digest();
}
