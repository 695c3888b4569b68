import { randomUUID } from 'node:crypto';
import type { AttemptReference, Charge, StartedCharge } from '#core/payments/payment-provider.ts';
import { francs } from '#shared/money.ts';

const sessionLifeMilliseconds = 31 * 60 * 1000;

/** A charge with valid defaults; each one is a new attempt. */
export function makeCharge(overrides: Partial<Charge> = {}): Charge {
  return {
    attemptId: randomUUID(),
    orderId: 'order7wx3k9',
    orderNumber: 'NB-3467-ACDE',
    amount: francs(12_500),
    language: 'fr',
    email: 'amina@example.com',
    payerPhone: '+237677123456',
    lines: [
      { name: 'Rouge à lèvres « L’Ndolo »', unitPrice: francs(5_000), quantity: 2 },
      { name: 'Beurre de karité', unitPrice: francs(2_500), quantity: 1 },
    ],
    returnUrl: 'http://localhost:3000/fr/success?order=order7wx3k9',
    cancelUrl: 'http://localhost:3000/fr/cancel?order=order7wx3k9',
    webhookUrl: 'http://localhost:3000/api/payment/webhook',
    expiresAt: new Date(Date.now() + sessionLifeMilliseconds),
    ...overrides,
  };
}

/** What the shop keeps of an attempt: the whole answer, or nothing of it where the answer was lost. */
export function referenceTo(charge: Charge, started?: StartedCharge): AttemptReference {
  const { attemptId, orderId, orderNumber, amount } = charge;
  const kept = started?.state === 'pending' ? started : undefined;
  return {
    attemptId,
    orderId,
    orderNumber,
    amount,
    providerReference: kept?.providerReference ?? null,
    providerSecrets: kept?.providerSecrets ?? {},
  };
}
