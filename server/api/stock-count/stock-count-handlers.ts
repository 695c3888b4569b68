import { scanPiece, setCounted } from '#core/stock/count-pieces.ts';
import { readCountNow } from '#core/stock/count-queries.ts';
import { endCount } from '#core/stock/end-count.ts';
import { startCount } from '#core/stock/start-count.ts';
import type { NounHandlers } from '../handler.ts';

export const stockCountHandlers: NounHandlers<'stockCount'> = {
  async get({ store }) {
    return { message: 'done', data: await readCountNow(store.db) };
  },
  async start({ store, user }) {
    return { message: 'done', data: await startCount(store, user) };
  },
  async scan({ store, user, idempotencyKey }, { code }) {
    const scanned = await scanPiece(store, user, { code, key: idempotencyKey });
    return scanned.ok ? { message: 'done', data: scanned.value } : scanned;
  },
  async set({ store, user }, wanted) {
    const written = await setCounted(store, user, wanted);
    return written.ok ? { message: 'done', data: await readCountNow(store.db) } : written;
  },
  async end({ store, user }, wanted) {
    const ended = await endCount(store, user, wanted);
    if (!ended.ok) return ended;
    return { message: wanted.applies ? 'countApplied' : 'countGivenUp', data: ended.value };
  },
};
