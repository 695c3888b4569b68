import { connect, type Socket } from 'node:net';
import { z } from 'zod';

// A separate process: repeats one request on a few kept connections, one at a time on each, for this many milliseconds, and prints how many
// whole answers came. It reads only as much of an answer as it needs to find its end.

const { port, connections, milliseconds, request } = z
  .object({ port: z.number(), connections: z.number(), milliseconds: z.number(), request: z.string() })
  .parse(JSON.parse(process.argv[2] ?? '{}'));

const asked = Buffer.from(request);
let answers = 0;
let bytes = 0;
let failures = 0;

const sockets = await Promise.all(Array.from({ length: connections }, open));
const started = performance.now();
for (const socket of sockets) ask(socket);
setTimeout(() => {
  const perSecond = (answers / (performance.now() - started)) * 1_000;
  console.info(JSON.stringify({ perSecond, bytes: Math.round(bytes / answers), failures }));
  process.exit();
}, milliseconds);

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

function ask(socket: Socket): void {
  let missing = 0;
  socket.on('data', (chunk) => {
    if (missing === 0) {
      missing = lengthOf(chunk);
      bytes += missing;
    }
    missing -= chunk.length;
    if (missing > 0) return;
    answers += 1;
    socket.write(asked);
  });
  socket.write(asked);
}

/** The length of the whole answer, from its first chunk, which contains the headers. */
function lengthOf(first: Buffer): number {
  const headEnd = first.indexOf('\r\n\r\n');
  const head = first.toString('latin1', 0, headEnd);
  const body = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  if (headEnd < 0 || Number.isNaN(body)) throw new Error(`An answer without a length: ${head}`);
  if (!head.startsWith('HTTP/1.1 200')) failures += 1;
  return headEnd + '\r\n\r\n'.length + body;
}
