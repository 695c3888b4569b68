import { listRunningGifts } from '#core/promotions/gifts.ts';
import { listBrands, listPromotions } from '#core/promotions/promotion-queries.ts';
import { quoteCode } from '#core/promotions/quote-code.ts';
import { savePromotion, stopPromotion } from '#core/promotions/save-promotion.ts';
import { francs } from '#shared/money.ts';
import { promotionStateAt } from '#shared/promotions.ts';
import type { NounHandlers } from '../handler.ts';

export const promotionHandlers: NounHandlers<'promotion'> = {
  async tryCode({ store }, { code, items, phone }) {
    const outcome = await quoteCode(store, { code, lines: items, phone });
    if (!outcome.ok) return outcome;
    const { goods, ...tried } = outcome.value;
    return { message: 'done', data: { ...tried, reduction: francs(goods) } };
  },
  async gifts({ store }) {
    const gifts = await listRunningGifts(store.db, store.clock.now());
    return {
      message: 'done',
      data: gifts.map(({ productId, name, nameFr, image, minimum, inStock }) => {
        return { productId, name, nameFr, image, minimum, inStock };
      }),
    };
  },
  async list({ store }) {
    const at = store.clock.now();
    const [promotions, brands] = await Promise.all([listPromotions(store.db, at), listBrands(store.db)]);
    return {
      message: 'done',
      data: promotions.map((promotion) => ({ ...promotion, state: promotionStateAt(promotion, at) })),
      beside: { brands },
    };
  },
  async save({ store, user, idempotencyKey }, { startsAt, ...form }) {
    const at = store.clock.now();
    const outcome = await savePromotion(store, user, { ...form, startsAt: startsAt ?? at }, idempotencyKey);
    if (!outcome.ok) return outcome;
    return {
      message: 'promotionSaved',
      data: { ...outcome.value, state: promotionStateAt(outcome.value, at) },
    };
  },
  async stop({ store, user }, { id }) {
    const outcome = await stopPromotion(store, user, id);
    if (!outcome.ok) return outcome;
    return {
      message: 'promotionStopped',
      data: { ...outcome.value, state: promotionStateAt(outcome.value, store.clock.now()) },
    };
  },
};
