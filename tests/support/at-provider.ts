import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { noteDispute } from '#core/disputes/note-dispute.ts';
import { findLatestAttempt, type PaymentAttempt } from '#core/payments/payment-attempts.ts';
import type { SaidDispute } from '#core/payments/payment-provider.ts';
import { stuckAfterTries } from '#core/refunds/refund-queries.ts';
import { defaultSettings } from '#core/settings.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import type { Log } from '#core/store.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { browserShop } from './browser-shop-address.ts';

// Reports that the sandbox never makes, given to the shop of the browser tests as it would hear them. The wire messages themselves, forged
// and real ones, are tested with the emulators of the providers.

type Heard = { db: Database; clock: { now(): Date }; log: Log; attempt: PaymentAttempt };

/** Runs `listen` with the newest payment attempt of an order and what the shop's own code needs to take a report. */
async function hear(orderId: string, listen: (heard: Heard) => Promise<unknown>): Promise<void> {
  const db = createDatabase(await readFile(browserShop.databaseFile, 'utf8'), { poolSize: 1 });
  try {
    const attempt = await findLatestAttempt(db, orderId);
    if (!attempt) throw new Error('The order has no payment.');
    await listen({ db, clock: { now: () => new Date() }, log: silent, attempt });
  } finally {
    await db.destroy();
  }
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Reports a dispute about the payment of an order, as the cardholder's bank does. */
export function hearOfDispute(
  orderId: string,
  { state, amount, dueBy = null }: Pick<SaidDispute, 'state'> & { amount?: number; dueBy?: Date | null },
): Promise<void> {
  return hear(orderId, async ({ attempt, ...store }) => {
    const { id, provider, transactionId } = attempt;
    await noteDispute(store, {
      transactionId: transactionId ?? '',
      dispute: {
        ...{ id: `dp_${id.slice(0, 8)}`, provider, reason: 'product_not_received' },
        ...{ state, amount: amount ?? attempt.amount, dueBy, saidAt: store.clock.now() },
      },
    });
  });
}

/** The provider reports that this amount came, whatever amount was asked for. */
export function hearOfPayment(orderId: string, amount: number): Promise<void> {
  return hear(orderId, async ({ attempt, ...store }) => {
    const report = { state: 'succeeded', amount, currency: 'XAF', raw: null } as const;
    const said = { ...report, transactionId: `tx_${attempt.id.slice(0, 8)}` };
    await settlePayment({ ...store, settings: defaultSettings }, attempt.id, said);
  });
}

/** Makes it a payment at a provider whose keys the shop no longer has, so that no question about it is answered. */
export function loseKeysOf(orderId: string): Promise<void> {
  return hear(orderId, ({ db, attempt }) =>
    db
      .updateTable('paymentAttempts')
      .set({
        provider: attempt.method === 'card' ? 'stripe' : 'mtn_momo',
        dueAt: attempt.transactionId === null ? new Date() : null,
      })
      .where('id', '=', attempt.id)
      .execute(),
  );
}

/** Makes a refund one that is on its way at that provider, and about which the shop has asked in vain. */
export function leaveRefundStuck(orderId: string): Promise<void> {
  return hear(orderId, async ({ db, attempt }) => {
    // Wait until the shop's own job has left the refund to people: it does not come back to it.
    const dueAt = () => db.selectFrom('refunds').select('dueAt').where('orderId', '=', orderId).execute();
    await expect.poll(dueAt).toEqual([{ dueAt: null }]);
    await db
      .updateTable('refunds')
      .set({ state: 'pending', reference: `re_${attempt.id.slice(0, 8)}`, tries: stuckAfterTries })
      .set({ lastError: '401 Unauthorized', dueAt: new Date(Date.now() + 3_600_000) })
      .where('orderId', '=', orderId)
      .execute();
  });
}
