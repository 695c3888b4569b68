import { listCurrentLines } from '#core/orders/change-lines.ts';
import type { Store } from '#core/store.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';

export async function linesOf({ db }: Store, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select(['status', 'total'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ...order, lines: await listCurrentLines(db, orderId) };
}

export async function dueOf({ db }: Store, id: string): Promise<number> {
  const found = await db.selectFrom('orders').select('cashDue').where('id', '=', id).executeTakeFirst();
  return found?.cashDue ?? 0;
}

/** Today's price, which is lower while a sale runs. */
export async function priceOf({ db }: Store, productId: string): Promise<number> {
  const { price, discount } = await db
    .selectFrom('products')
    .select(['price', 'discount'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return priceAfterDiscount(price, discount);
}
