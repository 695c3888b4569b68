import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { earlier } from '#shared/moments.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import type { CartLine } from '../cart/cart-queries.ts';
import type { Store } from '../store.ts';

/** So long after it was left, an order counts as one of that cart, and a changed cart as the same one. */
export const DAYS_TO_COME_BACK = 7;
/** Twice the longest period of the overview, which has the time before beside it, and some days. */
const KEPT_DAYS = 200;

/** The state of a cart that was left, and what was noted of the one before it, if that can still be ordered. */
export type LeftCart = { userId: string; changedAt: Date; openId: number | null };

/** Notes for the figures that this cart was left; the same cart in a later state keeps its row. */
export async function noteLeftCart(
  tx: Transaction,
  { userId, changedAt, openId }: LeftCart,
  lines: readonly CartLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const state = {
    changedAt,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    value: lines.reduce((sum, line) => sum + amountOf(line), 0),
  };
  if (openId === null) {
    await tx
      .insertInto('leftCarts')
      .values({ ...state, userId, leftAt: changedAt })
      // Another process has noted it since the carts were listed.
      .onConflict((conflict) => conflict.columns(['userId', 'leftAt']).doNothing())
      .execute();
  } else {
    await tx.updateTable('leftCarts').set(state).where('id', '=', openId).execute();
  }
}

/** Of this person's newest cart that was left. */
export async function noteMail(tx: Transaction, userId: string, mailedAt: Date): Promise<void> {
  await tx
    .updateTable('leftCarts')
    .set({ mailedAt })
    .where('id', '=', (carts) =>
      carts
        .selectFrom('leftCarts as newest')
        .select(({ fn }) => fn.max<number>('newest.id').as('id'))
        .where('newest.userId', '=', userId),
    )
    .execute();
}

/** At today's price. */
export function amountOf({ product, quantity }: CartLine): number {
  return quantity * priceAfterDiscount(product.price, product.discount);
}

/** Has ordered since `from`. */
export function hasOrderedSince(userId: ReturnType<typeof sql.ref>, from: ReturnType<typeof sql.ref>) {
  return sql<boolean>`exists (select from orders where orders.user_id = ${userId} and orders.created_at >= ${from})`;
}

/** The privacy policy promises it. */
export async function deleteOldLeftCarts({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('leftCarts')
    .where('leftAt', '<', earlier(clock.now(), { days: KEPT_DAYS }))
    .execute();
}
