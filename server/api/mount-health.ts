import type { FastifyInstance } from 'fastify';
import { readDiskState } from '#core/disk/disk.ts';
import { isReadOnly } from '#core/health/write-trouble.ts';
import type { Store } from '#core/store.ts';

/**
 * For monitoring. Ready is 200 while the database answers, 503 (by the error handler) while it does not; with little
 * room on the disk the shop goes on and says so, and with a database that can only be read its pages are still shown. Alive asks nothing: a supervisor must not restart a shop because its
 * database is away.
 */
export function mountHealth(app: FastifyInstance, store: Pick<Store, 'db' | 'disk'>): void {
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ready', ...(await readReadiness(store)) };
  });
  app.get('/api/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { success: true, error: false, message: 'OK', data: await readReadiness(store) };
  });
}

async function readReadiness(store: Pick<Store, 'db' | 'disk'>) {
  const [{ isLow }, isOnlyRead] = await Promise.all([readDiskState(store), isReadOnly(store.db)]);
  return { database: isOnlyRead ? 'read-only' : 'up', disk: isLow ? 'low' : 'ok' };
}
