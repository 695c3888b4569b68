import type { Transaction } from '#db/transaction.ts';
import { forgetBuyers } from '../orders/forget-buyers.ts';
import { forgetPayers } from '../payments/forget-payers.ts';
import { forgetConsents } from '../phone-messages/forget-consents.ts';
import { forgetRefunds } from '../refunds/forget-refunds.ts';
import { forgetReturns } from '../returns/forget-returns.ts';
import { forgetReviews } from '../reviews/moderate-reviews.ts';

/** Removes the person from orders, their payments, refunds, returns and reviews, for good. */
export async function forgetPersons(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  await forgetBuyers(tx, orderIds);
  await forgetPayers(tx, orderIds);
  await forgetRefunds(tx, orderIds);
  await forgetConsents(tx, orderIds);
  await forgetReturns(tx, orderIds);
  await forgetReviews(tx, orderIds);
}
