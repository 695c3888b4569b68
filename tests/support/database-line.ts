import { connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A connection to a database that a test can cut, as a power cut or a pulled cable does. */
export type DatabaseLine = {
  connectionString: string;
  /** Breaks all connections and refuses new ones. */
  cut: () => void;
  /** Resets all connections, as a proxy or a killed server does. */
  reset: () => void;
  /** Keeps all connections open, but passes nothing on. */
  silence: () => void;
  mend: () => void;
};

export async function databaseLine(direct: string): Promise<DatabaseLine> {
  const target = new URL(direct);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (state !== 'silent') to.write(chunk);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  afterAll(() => {
    drop();
    server.close();
  });
  const address = server.address();
  const through = new URL(direct);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' ? address?.port : '');
  return {
    connectionString: through.href,
    cut: () => {
      state = 'cut';
      drop();
    },
    reset: () => {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    silence: () => {
      state = 'silent';
    },
    mend: () => {
      state = 'whole';
      drop();
    },
  };
}
