import { randomBytes } from 'node:crypto';

export type Tokens = {
  issue(): { access_token: string; token_type: string; expires_in: number };
  isValid(authorization: string | undefined): boolean;
  /** Invalidates every token issued so far, as if they all expired mid-flow. */
  expireAll(): void;
  issuedCount(): number;
};

export function createTokens(lifeSeconds = 3_600): Tokens {
  const valid = new Set<string>();
  let issued = 0;
  return {
    issue: () => {
      const token = randomBytes(24).toString('base64url');
      valid.add(token);
      issued += 1;
      return { access_token: token, token_type: 'access_token', expires_in: lifeSeconds };
    },
    isValid: (authorization) => valid.has(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? ''),
    expireAll: () => valid.clear(),
    issuedCount: () => issued,
  };
}

export function isBasic(authorization: string | undefined, user: string, password: string): boolean {
  return authorization === `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
