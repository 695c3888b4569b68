import { createShopSettings } from '#core/settings/shop-settings.ts';
import { defaultSettings } from '#core/settings.ts';
import type { Store } from '#core/store.ts';
import { MAX_FRANCS } from '#shared/money.ts';
import type { SettingValues } from '#shared/settings.ts';

/** So high that no story reaches them. */
export const lenientLimits = {
  secondFactorGraceDays: 365,
  piecesPerProduct: 1_000,
  piecesPerOrder: 100_000,
  firstCashOrder: MAX_FRANCS,
  openCashOrdersPerPhone: 10_000,
  promptsPerPhoneHourly: 1_000,
  reservationRenewals: 1_000,
  dailyMailsPerStranger: 1_000,
} satisfies Partial<SettingValues>;

/** A store whose shoppers may order as much as they like, for stories and benches that are not about the limits. */
export function withoutLimits<Given extends Pick<Store, 'db'>>(
  store: Given,
): Given & Pick<Store, 'settings' | 'shopSettings'> {
  const shopSettings = createShopSettings(store.db, lenientLimits);
  return { ...store, settings: defaultSettings, shopSettings };
}
