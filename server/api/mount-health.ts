import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Store } from '#core/store.ts';

/** For monitoring: 200 while the database answers, 503 (by the error handler) while it does not. */
export function mountHealth(app: FastifyInstance, store: Pick<Store, 'db'>): void {
  app.get('/api/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await sql`select 1`.execute(store.db);
    return { success: true, error: false, message: 'OK', data: { database: 'up' } };
  });
}
