import { newId } from '#core/ids.ts';
import { stepOrder } from '#core/settlement/step-order.ts';
import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type MadeProduct, makeProduct } from './make.ts';
import { makeOrder } from './make-order.ts';

type Maker = Pick<Store, 'db' | 'clock'>;

/** A delivered order, with the token of the link that asks for reviews. */
export async function makeReceivedOrder(
  store: Maker,
  products: readonly MadeProduct[],
  given: { userId?: string } = {},
): Promise<{ id: string; userId: string; token: string }> {
  const lines = products.map((product) => ({ product, quantity: 1 }));
  const order = await makeOrder(store, lines, given);
  for (const to of ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const) {
    await transaction(store.db, (tx) =>
      stepOrder(tx, { orderId: order.id, to, actor: 'staff', at: store.clock.now() }),
    );
  }
  const { token } = await store.db
    .selectFrom('reviewInvitations')
    .select('token')
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow();
  return { id: order.id, userId: order.userId, token };
}

/** A review as its buyer wrote it, of a new product unless one is given. */
export async function makeReview(
  store: Maker,
  given: {
    product?: MadeProduct;
    stars?: number;
    text?: string;
    state?: 'waiting' | 'shown' | 'hidden';
  } = {},
): Promise<{ id: string; productId: string; orderId: string }> {
  const { product = await makeProduct(store), stars = 5, text = 'Lovely.', state = 'waiting' } = given;
  const { id: orderId } = await makeReceivedOrder(store, [product]);
  const { id } = await store.db
    .insertInto('reviews')
    .values({
      ...{ id: newId(), orderId, productId: product.id, stars, text, state },
      ...{ authorName: 'Amina', language: 'en', writtenAt: store.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, productId: product.id, orderId };
}
