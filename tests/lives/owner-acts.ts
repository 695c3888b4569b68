import { noteEvidence } from '#core/disputes/note-evidence.ts';
import { changeProducts } from '#core/product-list/change-products.ts';
import { stopPromotion } from '#core/promotions/save-promotion.ts';
import { francs } from '#shared/money.ts';
import { priceOf } from './order-facts.ts';
import type { Act, World } from './world.ts';

const asOwner = ({ staff }: World) =>
  ({ ...staff, sessionId: '', name: '', email: '', role: 'OWNER', language: 'fr' }) as const;

/** What the owner does about prices, promotions and disputes while orders are under way. */
export const ownerActs = {
  /** Stops the newest sale or gift; what was sold with it stays as it is. */
  stopPromotion: async ({ staff }, _order, detail, store) => {
    const kind = detail === 0 ? 'sale' : detail === 1 ? 'gift' : undefined;
    if (kind === undefined) return;
    const running = await store.db
      .selectFrom('promotions')
      .select('id')
      .where('kind', '=', kind)
      .where('stoppedAt', 'is', null)
      .where('startsAt', '<=', store.clock.now())
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (running) await stopPromotion(store, staff, running.id);
  },
  changePrice: async (world, { productId }, detail, store) => {
    const price = francs((await priceOf(store, productId)) + 70 * (detail + 1));
    const changed = await changeProducts(store, asOwner(world), [{ id: productId, price }]);
    if (changed.ok) world.takeBack.set(productId, changed.value.before);
  },
  undoPrice: async (world, { productId }, _detail, store) => {
    const before = world.takeBack.get(productId);
    if (!before) return;
    const undone = await changeProducts(store, asOwner(world), before);
    if (undone.ok) world.pricesUndone += 1;
  },
  noteEvidence: async ({ staff }, { id: orderId }, _detail, store) => {
    const disputes = await store.db
      .selectFrom('disputes')
      .select('id')
      .where('orderId', '=', orderId)
      .execute();
    for (const { id: disputeId } of disputes)
      await noteEvidence(store, staff, { disputeId, note: 'The slip that she signed' });
  },
} satisfies Record<string, Act>;
