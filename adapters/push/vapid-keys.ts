import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

export type VapidKeys = { publicKey: string; privateKey: KeyObject };

/**
 * The key pair by which browser makers recognize this shop (RFC 8292), derived from its signing secret: so it is the same on every machine
 * and after each start, and in no backup of the database.
 */
export function vapidKeys(secret: Uint8Array): VapidKeys {
  const pair = createECDH('prime256v1');
  const own = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'web push keys', 32));
  pair.setPrivateKey(own);
  const point = pair.getPublicKey();
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: own.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return { publicKey: point.toString('base64url'), privateKey };
}

const hours = 12;

/** A header that identifies the sender to the push service of an address, valid for half a day. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + hours * 3600,
    sub: contact,
  };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
