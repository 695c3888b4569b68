import { createHash } from 'node:crypto';

/** An attempt's number for providers that take 30 characters at most: the same UUID in fewer, new per attempt. */
export function shortReference(attemptId: string): string {
  return BigInt(`0x${attemptId.replaceAll('-', '')}`)
    .toString(36)
    .padStart(25, '0');
}

/**
 * A provider's token as we may store, show and log it. A notification that carries the token leads to its attempt by
 * this digest, so a forged token leads nowhere.
 */
export function digestOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 40);
}
