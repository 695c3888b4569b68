import { createHash } from 'node:crypto';

/**
 * A digest of a provider's token that we may store, show and log. It leads from a notification's token to the attempt, so a
 * forged token leads nowhere.
 */
export function digestOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 40);
}
