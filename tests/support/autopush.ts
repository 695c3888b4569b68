import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';

export type Autopush = {
  host: string;
  /** How many messages the shop has sent for a browser. */
  brought: () => number;
  close(): void;
};

/** The messages of Firefox that need an answer; all others are ignored. */
const said = z.union([
  z.object({ messageType: z.literal('hello') }),
  z.object({ messageType: z.enum(['register', 'unregister']), channelID: z.string() }),
]);

/**
 * A push service that talks to Firefox by WebSocket and to a shop by HTTP. It passes on messages it cannot read: only the browser decrypts
 * them.
 */
export async function startAutopush(): Promise<Autopush> {
  const channels = new Map<string, { id: string; tell: (message: object) => void }>();
  let brought = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const channel = channels.get(request.url ?? '');
    if (!channel) return void response.writeHead(404).end();
    brought += 1;
    channel.tell({
      ...{ messageType: 'notification', channelID: channel.id, version: randomUUID() },
      ...{ data: body.toString('base64url'), headers: { encoding: request.headers['content-encoding'] } },
    });
    response.writeHead(201).end();
  });
  server.on('upgrade', ({ headers }, socket: Duplex) => {
    const tell = (message: object) => void socket.write(frameOf(JSON.stringify(message)));
    accept(socket, headers['sec-websocket-key'] ?? '', (text) => {
      const { success, data } = said.safeParse(JSON.parse(text));
      if (!success) return;
      if (data.messageType === 'hello') {
        tell({ messageType: 'hello', status: 200, uaid: randomUUID(), use_webpush: true, broadcasts: {} });
        return;
      }
      const path = `/wpush/${data.channelID}`;
      if (data.messageType === 'register') channels.set(path, { id: data.channelID, tell });
      else channels.delete(path);
      tell({ ...data, status: 200, pushEndpoint: `http://${host}${path}` });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an `AddressInfo` for its address.
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    host,
    brought: () => brought,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The parts of RFC 6455 that short texts need. */
function accept(socket: Duplex, key: string, hear: (text: string) => void): void {
  const known = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write([...lines, `Sec-WebSocket-Accept: ${known}`, '', ''].join('\r\n'));
  // A browser that is killed does not close its connection properly.
  socket.on('error', () => socket.destroy());
  let waiting = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    for (let frame = readFrame(waiting); frame; frame = readFrame(waiting)) {
      waiting = waiting.subarray(frame.length);
      if (frame.isText) hear(frame.text);
    }
  });
}

function readFrame(bytes: Buffer): { length: number; isText: boolean; text: string } | undefined {
  if (bytes.length < 8) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  const start = short === 126 ? 8 : 6;
  const size = short === 126 ? bytes.readUInt16BE(2) : short;
  if (bytes.length < start + size) return undefined;
  const mask = bytes.subarray(start - 4, start);
  const text = bytes.subarray(start, start + size).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  const isText = (bytes.readUInt8(0) & 0x0f) === 1;
  return { length: start + size, isText, text: Buffer.from(text).toString() };
}

function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = payload.length < 126 ? Buffer.from([0x81, payload.length]) : Buffer.from([0x81, 126, 0, 0]);
  if (payload.length >= 126) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}
