import { createShopSettings } from '#core/settings/shop-settings.ts';
import { defaultSettings } from '#core/settings.ts';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
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
  messagesPerPhoneHourly: 1_000,
  messagesDaily: 1_000_000,
  dailyMailsPerStranger: 1_000,
} satisfies Partial<SettingValues>;

/**
 * Saves these limits as settings, for a shop that reads them from its database: its stories are hundreds of orders in one day, all with one
 * phone.
 */
export async function liftLimits(db: Database): Promise<void> {
  const rows = Object.entries(lenientLimits).map(([key, value]) => ({
    key,
    value: String(value),
    changedAt: new Date(),
  }));
  await db.insertInto('settings').values(rows).execute();
}

/** A store that does not limit shoppers' orders, for stories and benches that are not about the limits. */
export function withoutLimits<Given extends Pick<Store, 'db'>>(
  store: Given,
): Given & Pick<Store, 'settings' | 'shopSettings'> {
  const shopSettings = createShopSettings(store.db, lenientLimits);
  return { ...store, settings: defaultSettings, shopSettings };
}
