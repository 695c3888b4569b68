import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readDiskState } from '#core/disk/disk.ts';
import type { Store } from '#core/store.ts';

/**
 * For monitoring: 200 while the database answers, 503 (by the error handler) while it does not. With little
 * room on the disk the shop goes on and says so.
 */
export function mountHealth(app: FastifyInstance, store: Pick<Store, 'db' | 'disk'>): void {
  app.get('/api/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const [{ isLow }] = await Promise.all([readDiskState(store), sql`select 1`.execute(store.db)]);
    return {
      success: true,
      error: false,
      message: 'OK',
      data: { database: 'up', disk: isLow ? 'low' : 'ok' },
    };
  });
}
