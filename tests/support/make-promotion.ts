import type { Promotion } from '#core/promotions/promotion-queries.ts';
import { type SavePromotion, savePromotion } from '#core/promotions/save-promotion.ts';
import type { Store } from '#core/store.ts';
import { makeAdmin } from './make.ts';

const plain: SavePromotion = {
  ...{ kind: 'percent', name: 'Ten percent', nameFr: 'Dix pour cent', code: null, value: 10 },
  ...{ startsAt: new Date(0), endsAt: null, minimum: 0, mostUses: null, isOncePerPhone: false },
  ...{ categories: [], brands: [], products: [], giftProductId: null },
};

let made = 0;

/** A running promotion, added the way its owner adds one; with a new code unless one is given. */
export async function makePromotion(
  store: Pick<Store, 'db' | 'clock'>,
  given: Partial<SavePromotion> = {},
): Promise<Promotion> {
  made += 1;
  const saved = await savePromotion(store, await makeAdmin(store), {
    ...plain,
    code: `MADE${made}`,
    ...given,
  });
  if (!saved.ok) throw new Error(`The promotion was refused: ${JSON.stringify(saved.refusal)}`);
  return saved.value;
}
