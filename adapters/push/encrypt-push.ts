import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

const recordSize = 4_096;
const tagBytes = 16;
/** Marks the only record as the last one. */
const lastRecord = Buffer.from([2]);

export type Sealing = {
  /** The browser's key, an uncompressed P-256 point, and its secret of 16 random bytes, both in base64url. */
  publicKey: string;
  authSecret: string;
  /** Only tests give a pair and a salt; by default each message has new ones. */
  pair?: ECDH;
  salt?: Buffer;
};

/** The body of a push message, by RFC 8291 with aes128gcm of RFC 8188. Only the browser can read it, not the push service. */
export function encryptPush(
  content: string,
  { publicKey, authSecret, pair = newPair(), salt = randomBytes(16) }: Sealing,
): Buffer {
  const browser = Buffer.from(publicKey, 'base64url');
  const own = pair.getPublicKey();
  const shared = pair.computeSecret(browser);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, own]);
  const secret = derive(shared, Buffer.from(authSecret, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const plain = Buffer.concat([Buffer.from(content), lastRecord]);
  if (plain.length + tagBytes > recordSize) throw new Error('A push message holds at most 4 KB');
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordSize);
  header.writeUInt8(own.length, 4);
  return Buffer.concat([salt, header, own, sealed]);
}

function newPair(): ECDH {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
