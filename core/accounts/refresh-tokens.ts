import { createHmac } from 'node:crypto';
import { hashSecretToken, newSecretToken } from './secrets.ts';

// A refresh token is two random parts with a dot between them: one that the session keeps, one that rotates.

export function newRefreshToken(): string {
  return `${newSecretToken()}.${newSecretToken()}`;
}

/** The token after this one. The same each time it is asked for: the person who lost an answer gets it again. */
export function nextRefreshToken(token: string, salt: string): string {
  return `${familyOf(token)}.${createHmac('sha256', token).update(salt).digest('base64url')}`;
}

export function familyHashOf(token: string): Buffer {
  return hashSecretToken(familyOf(token));
}

function familyOf(token: string): string {
  return token.split('.', 1)[0] ?? '';
}
