import type { Transaction } from '#db/transaction.ts';
import { forgetBuyers } from '../orders/forget-buyers.ts';
import { forgetPayers } from '../payments/forget-payers.ts';
import { forgetReturns } from '../returns/forget-returns.ts';

/** Takes the person out of orders, their payments and their returns, for good. */
export async function forgetPersons(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  await forgetBuyers(tx, orderIds);
  await forgetPayers(tx, orderIds);
  await forgetReturns(tx, orderIds);
}
