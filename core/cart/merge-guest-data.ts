import { z } from 'zod';
import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { AddAddress } from '../addresses/add-address.ts';
import { mergeGuestAddresses } from '../addresses/merge-guest-addresses.ts';
import { lockShopper } from './lock-shopper.ts';
import { type GuestLine, mergeGuestLines } from './merge-guest-lines.ts';

export type MergeGuestData = {
  lines: readonly GuestLine[];
  addresses: readonly AddAddress[];
  /** Sent, but not readable as addresses. */
  unreadableAddresses: number;
  idempotencyKey?: string | undefined;
};

const mergedGuestData = z.object({
  capped: z.array(z.object({ productId: z.string(), quantity: z.number() })),
  dropped: z.array(z.string()),
  addedAddresses: z.number(),
  skippedAddresses: z.number(),
});
export type MergedGuestData = z.output<typeof mergedGuestData>;

/**
 * Adds what a guest collected to the account. The same key never adds twice: it is written in the transaction of the
 * merge, and a repeat is answered as the first time. Without a key a repeat adds again.
 */
export async function mergeGuestData(
  store: Pick<Store, 'db' | 'clock'>,
  user: Pick<CurrentUser, 'id'>,
  { lines, addresses, unreadableAddresses, idempotencyKey }: MergeGuestData,
): Promise<MergedGuestData> {
  const now = store.clock.now();
  return transaction(store.db, async (open) => {
    await lockShopper(open, user.id);
    if (idempotencyKey !== undefined) {
      const earlier = await findMerge(open, user.id, idempotencyKey);
      if (earlier) return earlier;
    }
    const mergedLines = await mergeGuestLines(open, user.id, lines, now);
    const { addedAddresses, skippedAddresses } = await mergeGuestAddresses(open, user.id, addresses, now);
    const merged = {
      ...mergedLines,
      addedAddresses,
      skippedAddresses: skippedAddresses + unreadableAddresses,
    };
    if (idempotencyKey !== undefined) {
      await open
        .insertInto('guestMerges')
        .values({ userId: user.id, key: idempotencyKey, answer: merged, createdAt: now })
        .execute();
    }
    return merged;
  });
}

async function findMerge(
  open: Transaction,
  userId: string,
  key: string,
): Promise<MergedGuestData | undefined> {
  const merge = await open
    .selectFrom('guestMerges')
    .select('answer')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return merge && mergedGuestData.parse(merge.answer);
}
