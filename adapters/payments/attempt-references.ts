import { createHash } from 'node:crypto';

/**
 * A provider's token as we may store, show and log it. A notification that carries the token leads to its attempt by
 * this digest, so a forged token leads nowhere.
 */
export function digestOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 40);
}
