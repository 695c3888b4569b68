import { z } from 'zod';
import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { AddAddress } from '../addresses/add-address.ts';
import { mergeGuestAddresses } from '../addresses/merge-guest-addresses.ts';
import type { WorkKey } from '../idempotency/kept-answers.ts';
import { once } from '../idempotency/once.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { lockShopper } from './lock-shopper.ts';
import { type GuestLine, mergeGuestLines } from './merge-guest-lines.ts';

export type MergeGuestData = {
  lines: readonly GuestLine[];
  addresses: readonly AddAddress[];
  /** Sent addresses that cannot be read. */
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
  user: Pick<CurrentUser, 'id' | 'email'>,
  { lines, addresses, unreadableAddresses, idempotencyKey }: MergeGuestData,
): Promise<MergedGuestData> {
  const now = store.clock.now();
  const key = idempotencyKey === undefined ? undefined : mergeKeyOf(user, idempotencyKey);
  return transaction(store.db, async (tx) => {
    await lockShopper(tx, user.id);
    const merged = await once(tx, { key, answers: mergedGuestData, at: now }, async () => {
      const mergedLines = await mergeGuestLines(tx, user.id, lines, now);
      // A guest need not give an e-mail; the account's addresses have one where the account has.
      const withEmail = addresses.map((each) => ({ ...each, email: each.email || mailboxOf(user.email) }));
      const { addedAddresses, skippedAddresses } = await mergeGuestAddresses(tx, user.id, withEmail, now);
      const skipped = skippedAddresses + unreadableAddresses;
      return succeed({ ...mergedLines, addedAddresses, skippedAddresses: skipped });
    });
    if (!merged.ok) throw new Error('A merge was compared with an earlier one, which its key leaves out.');
    return merged.value.answer;
  });
}

/** A repeat gets the first answer, even if the guest's cart has changed since. */
function mergeKeyOf(user: Pick<CurrentUser, 'id'>, key: string): WorkKey {
  return { userId: user.id, work: 'guest_merge', key, bodyHash: null };
}
