import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { inTurn } from './in-turn.ts';
import { listenerName } from './listener-name.ts';
import { WritableClient } from './writable-client.ts';

export type ListeningOptions = {
  connectionString: string;
  channel: string;
  onNotice: (payload: string) => void;
  /** Called repeatedly with a query on the connection, which also shows that it is alive. */
  onBeat: (query: Query) => Promise<void>;
  /** Notices are received from now on. */
  onHeard: () => void;
  /** The connection broke: notices may be missed until it is open again. Called once, not at each try to open it. */
  onLost: (reason: unknown) => void;
  beatMs: number;
};

export type Query = <Row extends pg.QueryResultRow>(text: string, values: unknown[]) => Promise<Row[]>;

export type Listening = {
  /** Resolves once every notice of an earlier commit has arrived; at once if the connection is lost. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
};

const silentAfterMs = 1_000;
const pauseMs = 250;

/** Listens on a separate connection until stopped; the connection is opened again when it breaks or stops answering. */
export function listen(options: ListeningOptions): Listening {
  const stopping = new AbortController();
  let line: Query | undefined;
  let isLost = false;

  async function stayOnTheLine(): Promise<void> {
    while (!stopping.signal.aborted) {
      const client = new WritableClient({
        connectionString: options.connectionString,
        application_name: listenerName,
        connectionTimeoutMillis: 3_000,
        query_timeout: silentAfterMs,
        keepAlive: true,
      });
      try {
        await hear(client);
      } catch (error) {
        if (!stopping.signal.aborted && !isLost) options.onLost(error);
        isLost = true;
      } finally {
        line = undefined;
        // Later errors of this connection are ignored.
        client.on('error', () => undefined);
        void client.end().catch(() => undefined);
      }
      await pause(pauseMs);
    }
  }

  async function hear(client: pg.Client): Promise<void> {
    const broken = new Promise<never>((_resolve, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection has ended.')));
    });
    broken.catch(() => undefined);
    client.on('notification', ({ payload }) => options.onNotice(payload ?? ''));
    await client.connect();
    await client.query(`listen ${options.channel}`);
    const ask = inTurn((text: string, values: unknown[]) => client.query(text, values));
    const query: Query = async (text, values) => (await ask(text, values)).rows;
    line = query;
    isLost = false;
    options.onHeard();
    while (!stopping.signal.aborted) {
      await Promise.race([options.onBeat(query), broken]);
      await Promise.race([pause(options.beatMs), broken]);
    }
  }

  // Ends early when stopped, which is not a failure.
  function pause(milliseconds: number): Promise<void> {
    return delay(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  const listening = stayOnTheLine();
  return {
    catchUp: async () => {
      // The server delivers notices of earlier commits before it answers this; a broken connection is reported separately.
      await line?.('select', []).catch(() => undefined);
    },
    stop: async () => {
      stopping.abort();
      await listening;
    },
  };
}
