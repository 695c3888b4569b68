import { createShopSettings } from '#core/settings/shop-settings.ts';
import { defaultSettings } from '#core/settings.ts';
import type { Store } from '#core/store.ts';

/** A store whose shoppers may order as much as they like, for stories and benches that are not about the limits. */
export function withoutLimits<Given extends Pick<Store, 'db'>>(
  store: Given,
): Given & Pick<Store, 'settings' | 'shopSettings'> {
  const shopSettings = createShopSettings(store.db, { piecesPerProduct: 1_000, piecesPerOrder: 100_000 });
  return { ...store, settings: defaultSettings, shopSettings };
}
