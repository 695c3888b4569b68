import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type PushService = {
  host: string;
  /** Adds a browser that receives messages here; its address and keys are as a page would send them. */
  addBrowser(): TestBrowser;
  /** Sets the status of the service's answers from now on, instead of 201. */
  answerWith(status: number): void;
  close(): Promise<void>;
};

export type TestBrowser = {
  endpoint: string;
  publicKey: string;
  authSecret: string;
  /** The decrypted messages, with what the sender said about itself. */
  received: { content: unknown; ttl: string | undefined; contact: string }[];
};

/**
 * A push service like those of browser makers: it takes a message only if the sender signed for this service with the key it names, and
 * decrypts it with the browser's own keys. It implements the receiving side of RFC 8291 and 8292.
 */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { pair: ECDH; auth: Buffer; known: TestBrowser }>();
  let status = 201;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const browser = browsers.get(request.url ?? '');
    const sender = readSender(request.headers.authorization ?? '', `http://${request.headers.host}`);
    if (!browser || status !== 201) return void response.writeHead(browser ? status : 404).end();
    if (!sender || request.headers['content-encoding'] !== 'aes128gcm') {
      return void response.writeHead(403).end();
    }
    const content: unknown = JSON.parse(decrypt(body, browser));
    browser.known.received.push({ content, ttl: request.headers.ttl?.toString(), contact: sender.sub });
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an `AddressInfo` for its address.
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    host,
    addBrowser() {
      const pair = createECDH('prime256v1');
      const publicKey = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const known = {
        endpoint: `http://${host}${path}`,
        publicKey,
        authSecret: auth.toString('base64url'),
        received: [],
      };
      browsers.set(path, { pair, auth, known });
      return known;
    },
    answerWith: (next) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readSender(header: string, origin: string): { sub: string } | undefined {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return undefined;
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return isSigned && aud === origin ? { sub } : undefined;
}

function decrypt(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
  const opening = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  opening.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
