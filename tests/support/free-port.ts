import { createServer } from 'node:net';

// Below 32,768, where systems begin to give ports to outgoing connections and to programs that ask for any port: a shop needs a second or
// two until it listens, and a higher port may be taken by then. Also below the ports of the browser tests (`browser-shop-address.ts`). Each
// Vitest worker has its own block.
const lowest = 12_000;
const blockSize = 400;
const blocks = 16;
const block = lowest + (Number(process.env.VITEST_POOL_ID ?? process.pid) % blocks) * blockSize;
const start = Math.floor(Math.random() * blockSize);
let given = 0;

/** A port of this machine on which nothing listens. Two calls of one process, or of two workers, never get the same. */
export async function freePort(): Promise<number> {
  while (given < blockSize) {
    const port = block + ((start + given) % blockSize);
    given += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${block} to ${block + blockSize - 1} are in use or were given away`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
