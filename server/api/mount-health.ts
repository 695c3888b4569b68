import type { FastifyInstance } from 'fastify';
import { readDiskState } from '#core/disk/disk.ts';
import { hasRoom, isReadOnly } from '#core/health/write-trouble.ts';
import type { Store } from '#core/store.ts';

type Looking = Pick<Store, 'db' | 'disk' | 'clock'>;

/**
 * Health checks for monitoring. Ready is 200 while the database answers, and 503 (by the error handler) while it does not. With little room on the
 * disk the shop goes on and reports it, and with a database that takes no writes its pages are still shown (decision 639). Alive checks nothing: a
 * supervisor must not restart a shop because its database is away.
 */
export function mountHealth(app: FastifyInstance, store: Looking): void {
  const readReadiness = createReadiness(store);
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ready', ...(await readReadiness()) };
  });
  app.get('/api/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { success: true, error: false, message: 'OK', data: await readReadiness() };
  });
}

function createReadiness(store: Looking) {
  const hasRoomNow = rememberFor(10_000, store, () => hasRoom(store.db));
  return async () => {
    // Not remembered, so that a database that is away is an error at once.
    const [{ isLow }, isOnlyRead] = await Promise.all([readDiskState(store), isReadOnly(store.db)]);
    const takesWrites = !isOnlyRead && (await hasRoomNow());
    const database = takesWrites ? 'up' : isOnlyRead ? 'read-only' : 'full';
    return { database, disk: isLow ? 'low' : 'ok' };
  };
}

/** Limits how often `look` runs: anyone may ask, and each look makes PostgreSQL write a megabyte. */
function rememberFor<T>(milliseconds: number, { clock }: Pick<Store, 'clock'>, look: () => Promise<T>) {
  let known: { at: number; found: Promise<T> } | undefined;
  return async (): Promise<T> => {
    const now = clock.now().getTime();
    if (known && now - known.at < milliseconds) return known.found;
    const found = look();
    known = { at: now, found };
    try {
      return await found;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}
