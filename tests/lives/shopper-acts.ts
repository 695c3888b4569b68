import { deleteProduct } from '#core/catalogue/delete-product.ts';
import { restoreProduct } from '#core/catalogue/restore-product.ts';
import { newId } from '#core/ids.ts';
import { lookAtOrder } from '#core/issues/look-at-order.ts';
import { placeOf } from '#core/order-desk/plan-delivery.ts';
import { changeDelivery } from '#core/orders/change-delivery.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { deleteCustomer } from '#core/personal-data/delete-account.ts';
import { lookAtLine } from '#core/statements/look-at-line.ts';
import { adjustStock } from '#core/stock/adjust-stock.ts';
import { findOrderOf, pressUntilTold } from './begin-orders.ts';
import { codes } from './promotions.ts';
import type { Act } from './world.ts';

const note = 'Said on the phone';

/** What shoppers do besides paying, and what the shop does that should move no money. */
export const shopperActs = {
  /** The same shopper orders again; the new order replaces one that still waits for its money. */
  orderAnew: async (world, order, detail, store) => {
    const { db } = world.shop.store;
    const { userId, addressId, productId } = order;
    const quantity = 1 + detail;
    await db
      .insertInto('cartItems')
      .values({ id: newId(), userId, productId, quantity })
      .onConflict((conflict) => conflict.columns(['userId', 'productId']).doUpdateSet({ quantity }))
      .execute()
      .catch(unlessAccountIsGone);
    const { phone, deliveryCity: city } = await getOrder(db, order.id);
    const by = (['card', 'mtn_momo', 'cash', 'orange_money'] as const)[detail] ?? 'card';
    const promoCode = detail === 1 ? codes.percent : undefined;
    const pressing = { by, userId, addressId, productId, quantity, phone, city, promoCode };
    await pressUntilTold(world, store, { ...pressing, key: crypto.randomUUID() });
    order.id = (await findOrderOf(db, userId)) ?? order.id;
  },
  moveHere: async (world, { id: orderId, userId }, detail, store) => {
    const place = placeOf(await getOrder(world.shop.store.db, orderId));
    const city = (['Limbé', 'Yaoundé', 'Bafoussam', 'Douala'] as const)[detail] ?? 'Douala';
    await changeDelivery(store, { id: userId }, { orderId, place: { ...place, city } });
  },
  deleteAccount: async ({ staff }, { userId }, _detail, store) =>
    deleteCustomer(
      store,
      { ...staff, sessionId: '', name: '', email: '', role: 'OWNER', language: 'fr' },
      userId,
    ),
  lookAt: async ({ staff }, { id: orderId }, _detail, store) => lookAtOrder(store, staff, { orderId, note }),
  lookAtLine: async ({ staff, shop }, _order, _detail, store) => {
    const line = await shop.store.db
      .selectFrom('statementLines')
      .select('id')
      .where('lookedAt', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (line) await lookAtLine(store, staff, { lineId: Number(line.id), note });
  },
  /** The product is taken out of the shop or put back; its orders go on. */
  withdraw: async ({ staff }, { productId }, detail, store) => {
    const by = { ...staff, sessionId: '', name: '', email: '', role: 'OWNER', language: 'fr' } as const;
    if (detail === 0) await deleteProduct(store, by, productId);
    else await restoreProduct(store, by, productId);
  },
  countShelf: async (world, { productId }, detail, store) => {
    const change = detail % 2 === 0 ? 2 : -1;
    const by = { ...world.staff, sessionId: '', name: '', email: '', role: 'OWNER', language: 'fr' } as const;
    const counted = await adjustStock(store, by, { productId, change, cause: 'counted', note });
    if (counted.ok) world.counted.set(productId, (world.counted.get(productId) ?? 0) + change);
  },
} satisfies Record<string, Act>;

/** Ignores a refused row for an account that was deleted at the same moment. */
function unlessAccountIsGone(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('foreign key'))) throw error;
}
