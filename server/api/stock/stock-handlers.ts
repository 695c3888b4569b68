import { adjustStock } from '#core/stock/adjust-stock.ts';
import { listMovements, listStock } from '#core/stock/stock-queries.ts';
import type { NounHandlers } from '../handler.ts';
import { presentMovement, presentStockRow } from './present-stock.ts';

export const stockHandlers: NounHandlers<'stock'> = {
  async list({ store }, wanted) {
    const { rows, totalCount, counts } = await listStock(store.db, wanted);
    return { message: 'done', data: rows.map(presentStockRow), beside: { totalCount, counts } };
  },
  async adjust({ store, user, idempotencyKey }, { _id, ...adjustment }) {
    const outcome = await adjustStock(store, user, { ...adjustment, productId: _id, key: idempotencyKey });
    return outcome.ok ? { message: 'stockAdjusted', data: presentStockRow(outcome.value) } : outcome;
  },
  async movements({ store }, { _id, ...page }) {
    const outcome = await listMovements(store.db, { ...page, productId: _id });
    if (!outcome.ok) return outcome;
    const { movements, ...beside } = outcome.value;
    return { message: 'done', data: movements.map(presentMovement), beside };
  },
};
