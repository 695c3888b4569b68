import { applyDueSales } from '#core/promotions/apply-sales.ts';
import type { PromotionForm } from '#core/promotions/promotion-queries.ts';
import { savePromotion } from '#core/promotions/save-promotion.ts';
import { makeProduct } from '#tests/support/make.ts';
import type { World } from './world.ts';

export const codes = { percent: 'DIX', freeDelivery: 'GRATUIT' } as const;

const plain: Omit<PromotionForm, 'kind' | 'name' | 'startsAt'> = {
  ...{ nameFr: null, code: null, value: 0, endsAt: null, minimum: 0, mostUses: null, isOncePerPhone: false },
  ...{ categories: [], brands: [], products: [], giftProductId: null },
};

/** Adds two codes, one of them usable once per phone, and the product that is given with larger orders. */
export async function givePromotions(world: World): Promise<void> {
  const { store } = world.shop;
  const startsAt = store.clock.now();
  const sample = await makeProduct(store, { stock: 1_000_000, price: 600, discount: 0 });
  world.gift = sample.id;
  const percent = { code: codes.percent, value: 10, isOncePerPhone: true };
  await save(world, { ...plain, kind: 'percent', name: 'Ten', startsAt, ...percent });
  await save(world, { ...plain, kind: 'free_delivery', name: 'Free', startsAt, code: codes.freeDelivery });
}

/** Gives one gift with all larger orders; if it was stopped before, begins another. */
export async function giveGift(world: World): Promise<void> {
  const { db, clock } = world.shop.store;
  const running = db
    .selectFrom('promotions')
    .select('id')
    .where('kind', '=', 'gift')
    .where('stoppedAt', 'is', null);
  if (await running.executeTakeFirst()) return;
  const gift = { minimum: 4_500, giftProductId: world.gift };
  await save(world, { ...plain, kind: 'gift', name: 'Sample', startsAt: clock.now(), ...gift });
}

/** Plans a sale that begins and ends while the orders of these lives are under way; exchanges for its products cost less then. */
export async function planSale(world: World): Promise<void> {
  const { clock } = world.shop;
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  await save(world, {
    ...{ ...plain, kind: 'sale', name: 'Weekend', value: 20 },
    ...{ startsAt: at(10), endsAt: at(8 * 60), products: world.others.slice(0, 1).map(({ id }) => id) },
  });
}

export async function followSales({ shop }: World): Promise<void> {
  await applyDueSales(shop.store);
}

async function save(world: World, form: PromotionForm): Promise<void> {
  const saved = await savePromotion(world.shop.store, world.staff, form);
  if (!saved.ok) throw new Error(`The promotion ${form.name} was not saved.`);
}
