import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { api } from '../../state/desk-api.ts';

type WithCash = { _id: string; cashDue: number };

/** Records the whole cash of each order, one call each; a parcel on its way is delivered by it. */
export async function collectWhole(
  orders: readonly WithCash[],
  onCollected: (rows: readonly DeskRowView[]) => void,
): Promise<void> {
  for (const { _id, cashDue } of orders) {
    const { data } = await api.cash.collect({ _id, due: cashDue, amount: cashDue, note: '' });
    onCollected([data]);
  }
}
