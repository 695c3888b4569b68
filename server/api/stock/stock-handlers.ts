import { adjustStock } from '#core/stock/adjust-stock.ts';
import { setLowStock } from '#core/stock/set-low-stock.ts';
import { listMovements, listStock } from '#core/stock/stock-queries.ts';
import type { NounHandlers } from '../handler.ts';

export const stockHandlers: NounHandlers<'stock'> = {
  async list({ store }, wanted) {
    const { rows, ...beside } = await listStock(store.db, wanted);
    return { message: 'done', data: rows, beside };
  },
  async adjust({ store, user, idempotencyKey }, adjustment) {
    const outcome = await adjustStock(store, user, { ...adjustment, key: idempotencyKey });
    return outcome.ok ? { message: 'stockAdjusted', data: outcome.value } : outcome;
  },
  async setLimit({ store, user }, wanted) {
    const outcome = await setLowStock(store, user, wanted);
    return outcome.ok ? { message: 'stockLimitSet', data: outcome.value } : outcome;
  },
  async movements({ store }, wanted) {
    const outcome = await listMovements(store.db, wanted);
    if (!outcome.ok) return outcome;
    const { movements, ...beside } = outcome.value;
    return { message: 'done', data: movements, beside };
  },
};
