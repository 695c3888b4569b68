import { createHmac } from 'node:crypto';
import { hashSecretToken, newSecretToken } from './secrets.ts';

// A refresh token has two random parts separated by a dot: one stays the same for the session, the other rotates.

export function newRefreshToken(): string {
  return `${newSecretToken()}.${newSecretToken()}`;
}

/** The token after this one; the same each time, so that a client whose answer was lost gets it again. */
export function nextRefreshToken(token: string, salt: string): string {
  return `${familyOf(token)}.${createHmac('sha256', token).update(salt).digest('base64url')}`;
}

export function familyHashOf(token: string): Buffer {
  return hashSecretToken(familyOf(token));
}

function familyOf(token: string): string {
  return token.split('.', 1)[0] ?? '';
}
