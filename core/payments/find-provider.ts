import type { ProviderId } from '#shared/payment-attempts.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { isTaken } from '#shared/settings.ts';
import type { Store } from '../store.ts';
import { isReachedLocally } from './is-reached-locally.ts';
import type { PaymentProvider } from './payment-provider.ts';

type Payments = readonly PaymentProvider[];

/** The provider for new payments with a method; undefined if the shop does not take it. */
export async function providerFor(
  store: Pick<Store, 'payments' | 'shopSettings'>,
  method: OnlineMethod,
): Promise<PaymentProvider | undefined> {
  return (await listTaken(store)).find((provider) => provider.method === method);
}

/** The providers for new payments. Payments begun before their method was turned off are still asked about and refunded. */
export async function listTaken({
  payments,
  shopSettings,
}: Pick<Store, 'payments' | 'shopSettings'>): Promise<PaymentProvider[]> {
  const values = await shopSettings.read();
  return payments.filter(({ method }) => isTaken(method, values));
}

type AtDoor = Pick<Store, 'payments' | 'shopSettings' | 'settings'>;

/**
 * The providers for payments at the door, when the parcel has left. A shop that is reachable by strangers takes no simulated payments
 * there: the consent they need is asked before the pieces leave the shelf, and not again (decision 440).
 */
export async function listTakenAtDoor(store: AtDoor): Promise<PaymentProvider[]> {
  const taken = await listTaken(store);
  return isReachedLocally(store.settings) ? taken : taken.filter(({ isSimulated }) => !isSimulated);
}

/** The providers that can send a prompt to a phone at the door. */
export async function listWalletsAtDoor(store: AtDoor): Promise<PaymentProvider[]> {
  return (await listTakenAtDoor(store)).filter(({ kind }) => kind === 'phone_prompt');
}

export async function providerAtDoor(
  store: AtDoor,
  method: OnlineMethod,
): Promise<PaymentProvider | undefined> {
  return (await listTakenAtDoor(store)).find((provider) => provider.method === method);
}

/** The provider that began an attempt; undefined if the settings no longer have it. */
export function providerOf(
  payments: Payments,
  attempt: { provider: ProviderId; method: OnlineMethod },
): PaymentProvider | undefined {
  return payments.find(({ id, method }) => id === attempt.provider && method === attempt.method);
}
