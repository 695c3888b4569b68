import type { PaymentProvider } from '#core/payments/payment-provider.ts';
import { createMtnMomoProvider } from './mtn-momo/mtn-momo-provider.ts';
import { createOrangePushProvider } from './orange-money/orange-push-provider.ts';
import { createOrangeWebProvider } from './orange-money/orange-web-provider.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

/** One provider for each method with keys; the other methods are left to the sandbox (decision 28). */
export function createPaymentProviders(env: { payments: PaymentSettings }): PaymentProvider[] {
  const { stripe, mtnMomo, orangeWeb, orangePush } = env.payments;
  return [
    ...(stripe ? [createStripeProvider(stripe)] : []),
    ...(mtnMomo ? [createMtnMomoProvider(mtnMomo)] : []),
    ...(orangeWeb ? [createOrangeWebProvider(orangeWeb)] : []),
    ...(orangePush ? [createOrangePushProvider(orangePush)] : []),
  ];
}
