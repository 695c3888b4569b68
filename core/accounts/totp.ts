import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Accepts codes of a phone whose clock is off by half a minute. */
const WINDOW = 1;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function totpOf(secret: string, names: { shop: string; account: string } = { shop: '', account: '' }): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer: names.shop, label: names.account });
}

/** The address that an authenticator app reads from the picture. */
export function totpAddress(secret: string, names: { shop: string; account: string }): string {
  return totpOf(secret, names).toString();
}

/** The number of the half minute since 1970 that the code belongs to; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, window: WINDOW, timestamp });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

// Encrypts the secret, so that a copy of the database alone cannot generate codes.

export function seal(secret: string, authSecret: Uint8Array): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(authSecret), iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts the secret; undefined if the shop's secret has changed since it was sealed. */
export function unseal(sealed: string, authSecret: Uint8Array): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(authSecret), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(authSecret: Uint8Array): Buffer {
  return createHmac('sha256', authSecret).update('second factor').digest();
}
