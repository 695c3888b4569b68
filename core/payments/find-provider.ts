import type { ProviderId } from '#shared/payment-attempts.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import type { PaymentProvider } from './payment-provider.ts';

type Payments = readonly PaymentProvider[];

/** Who serves a method now; undefined where the shop does not take it. */
export function providerFor(payments: Payments, method: OnlineMethod): PaymentProvider | undefined {
  return payments.find((provider) => provider.method === method);
}

/** The provider that began an attempt; undefined if the settings no longer have it. */
export function providerOf(
  payments: Payments,
  attempt: { provider: ProviderId; method: OnlineMethod },
): PaymentProvider | undefined {
  return payments.find(({ id, method }) => id === attempt.provider && method === attempt.method);
}
