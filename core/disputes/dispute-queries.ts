import type { Database } from '#db/client.ts';
import type { DisputeState } from '#shared/disputes.ts';
import type { Francs } from '#shared/money.ts';

/** A cardholder's bank wants the money of a payment back. */
export type Dispute = {
  /** The provider's own number. */
  id: string;
  amount: Francs;
  /** The bank's, in the provider's word. */
  reason: string;
  state: DisputeState;
  dueBy: Date | null;
  evidenceNote: string;
  openedAt: Date;
};

/** The first one first. */
export function listDisputesOf(db: Database, orderId: string): Promise<Dispute[]> {
  return db
    .selectFrom('disputes')
    .select(['id', 'amount', 'reason', 'state', 'dueBy', 'evidenceNote', 'openedAt'])
    .where('orderId', '=', orderId)
    .orderBy('openedAt')
    .execute();
}
