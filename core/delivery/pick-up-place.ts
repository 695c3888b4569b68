import type { Language } from '#shared/language.ts';
import type { Store } from '../store.ts';

/** Where and when orders are picked up. */
export type PickUpPlace = { address: string; hours: Record<Language, string> };

/** As the settings have it now, also for an order that was placed before the shop ended picking up. */
export async function readPickUpPlace({
  settings,
  shopSettings,
}: Pick<Store, 'settings' | 'shopSettings'>): Promise<PickUpPlace> {
  const { pickUpAddress, pickUpHours } = await shopSettings.read();
  return { address: pickUpAddress || settings.address, hours: pickUpHours };
}
