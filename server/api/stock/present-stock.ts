import type { Movement, StockRow } from '#core/stock/stock-queries.ts';
import type { MovementView, StockRowView } from '#shared/contract/stock.ts';

export function presentStockRow({ id, images, isPublished, ...row }: StockRow): StockRowView {
  return { _id: id, ...row, image: images[0] ?? null, publish: isPublished };
}

export function presentMovement({
  id,
  orderNumber,
  actorName,
  createdAt,
  ...movement
}: Movement): MovementView {
  return {
    _id: String(id),
    ...movement,
    orderId: orderNumber,
    actor_name: actorName,
    at: createdAt.toISOString(),
  };
}
