import type { Database } from '#db/client.ts';
import { type Francs, francs } from '#shared/money.ts';
import { billOf, type CurrentLine, isGift, linesAfter, listCurrentLinesOf } from '../orders/change-lines.ts';

/**
 * How much of an order goes back if the pieces that its shopper has asked to return come back: what the bill is lowered by, as when they are
 * taken back, without what was never paid. With its last pieces, but for a gift, the whole order goes back.
 */
export async function findSumsAskedBack(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, Francs>> {
  if (orderIds.length === 0) return new Map();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'total', 'deliveryFee', 'cashDue'])
    .where('id', 'in', orderIds)
    .execute();
  const items = await db
    .selectFrom('returnItems')
    .select(['orderId', 'productId', 'quantity'])
    .where('orderId', 'in', orderIds)
    .execute();
  const lines = await listCurrentLinesOf(db, orderIds);
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  return new Map(
    orders.map(({ id, total, deliveryFee, cashDue }) => {
      const kept = keptOf(lines.get(id) ?? [], itemsOf.get(id) ?? []);
      const after = kept.every(isGift) ? 0 : billOf(kept, deliveryFee).total;
      return [id, francs(Math.max(0, total - cashDue - after))];
    }),
  );
}

function keptOf(
  lines: readonly CurrentLine[],
  items: readonly { productId: string; quantity: number }[],
): CurrentLine[] {
  const asked = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  const steps = lines.map((line) => {
    const open = asked.get(line.productId) ?? 0;
    const leaving = Math.min(line.quantity, open);
    asked.set(line.productId, open - leaving);
    return { line, change: -leaving, damaged: 0 };
  });
  return linesAfter(lines, steps);
}
