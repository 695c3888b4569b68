import type { Language } from '#shared/language.ts';
import type { Store } from '../store.ts';

/** Where and when orders are picked up. */
export type PickUpPlace = { address: string; hours: Record<Language, string> };

/** The pick-up place from the current settings, even if pick-up has been turned off since the order was placed. */
export async function readPickUpPlace({
  settings,
  shopSettings,
}: Pick<Store, 'settings' | 'shopSettings'>): Promise<PickUpPlace> {
  const { pickUpAddress, pickUpHours } = await shopSettings.read();
  return { address: pickUpAddress || settings.address, hours: pickUpHours };
}
