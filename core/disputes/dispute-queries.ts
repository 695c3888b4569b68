import type { Store } from '#core/store.ts';
import { type DisputeState, isOpenDispute } from '#shared/disputes.ts';
import type { Francs } from '#shared/money.ts';
import { providerOf } from '../payments/find-provider.ts';

/** A dispute: the cardholder's bank claims the money of a payment back. */
export type Dispute = {
  /** The provider's own number of the dispute. */
  id: string;
  amount: Francs;
  /** The bank's reason, as the provider words it. */
  reason: string;
  state: DisputeState;
  dueBy: Date | null;
  evidenceNote: string;
  openedAt: Date;
  /** The dispute is open and its provider is no longer configured: a staff member enters how it ends. */
  endsByHand: boolean;
};

/** The disputes of an order, oldest first. */
export async function listDisputesOf(
  { db, payments }: Pick<Store, 'db' | 'payments'>,
  orderId: string,
): Promise<Dispute[]> {
  const disputes = await db
    .selectFrom('disputes')
    .innerJoin('paymentAttempts as attempt', 'attempt.id', 'disputes.attemptId')
    .select([
      'disputes.id',
      'disputes.amount',
      'disputes.reason',
      'disputes.state',
      'dueBy',
      'evidenceNote',
      'openedAt',
    ])
    .select(['attempt.provider', 'attempt.method'])
    .where('disputes.orderId', '=', orderId)
    .orderBy('openedAt')
    .execute();
  return disputes.map(({ provider, method, ...dispute }) => ({
    ...dispute,
    endsByHand: isOpenDispute(dispute.state) && providerOf(payments, { provider, method }) === undefined,
  }));
}
