import { type CashCount, notesAndCoins } from '#shared/till.ts';
import { openOwner } from './account.ts';

/** More than all tests together pay out. */
const float = 2_000_000;

/** The till that is open, or a new one; another test may open one at the same moment. */
export async function openTill(): Promise<{ id: number; expected: number }> {
  const { api } = await openOwner();
  for (;;) {
    const { data } = await api.till.get({});
    if (data.open) return data.open.till;
    await api.till.open({ float, note: 'Counted' }).catch(() => undefined);
  }
}

/** Closes the open till; afterwards none is open, unless another test opens one at once. */
export async function closeTill(): Promise<void> {
  const { api } = await openOwner();
  for (;;) {
    const { data } = await api.till.get({});
    if (!data.open) return;
    const { id: till, expected } = data.open.till;
    await api.till
      .close({ till, expected, counted: Math.max(0, expected), note: 'Counted' })
      .catch(() => undefined);
  }
}

/** The fewest notes and coins that make up the sum. */
export function countOf(sum: number): CashCount {
  let left = sum;
  const counts: CashCount = {};
  for (const { key, value } of notesAndCoins) {
    const pieces = Math.floor(left / value);
    if (pieces > 0) counts[key] = pieces;
    left -= pieces * value;
  }
  return counts;
}
