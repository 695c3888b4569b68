import type { ProviderId } from '#shared/payment-attempts.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { isTaken } from '#shared/settings.ts';
import type { Store } from '../store.ts';
import type { PaymentProvider } from './payment-provider.ts';

type Payments = readonly PaymentProvider[];

/** Who serves a method now; undefined where the shop does not take it. */
export async function providerFor(
  store: Pick<Store, 'payments' | 'shopSettings'>,
  method: OnlineMethod,
): Promise<PaymentProvider | undefined> {
  return (await listTaken(store)).find((provider) => provider.method === method);
}

/** Of new payments. Those that were begun before their method was turned off are asked about and given back all the same. */
export async function listTaken({
  payments,
  shopSettings,
}: Pick<Store, 'payments' | 'shopSettings'>): Promise<PaymentProvider[]> {
  const values = await shopSettings.read();
  return payments.filter(({ method }) => isTaken(method, values));
}

/** The provider that began an attempt; undefined if the settings no longer have it. */
export function providerOf(
  payments: Payments,
  attempt: { provider: ProviderId; method: OnlineMethod },
): PaymentProvider | undefined {
  return payments.find(({ id, method }) => id === attempt.provider && method === attempt.method);
}
