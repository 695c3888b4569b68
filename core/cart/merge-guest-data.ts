import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { AddAddress } from '../addresses/add-address.ts';
import { mergeGuestAddresses } from '../addresses/merge-guest-addresses.ts';
import { replaceAnswer, type WorkKey } from '../idempotency/kept-answers.ts';
import { once } from '../idempotency/once.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { lockShopper } from './lock-shopper.ts';
import { type GuestLine, mergeGuestLines, quantitiesOf } from './merge-guest-lines.ts';

export type MergeGuestData = {
  lines: readonly GuestLine[];
  addresses: readonly AddAddress[];
  /** The number of sent addresses that cannot be read. */
  unreadableAddresses: number;
  idempotencyKey?: string | undefined;
};

const guestLine = z.object({ productId: z.string(), quantity: z.number() });
const mergedGuestData = z.object({
  capped: z.array(guestLine),
  dropped: z.array(z.string()),
  addedAddresses: z.number(),
  skippedAddresses: z.number(),
});
export type MergedGuestData = z.output<typeof mergedGuestData>;

/** What was sent under a key so far: for each product the highest quantity, and the addresses as hashes. */
const sentGuestData = z.object({ lines: z.array(guestLine), addresses: z.array(z.string()) });
type SentGuestData = z.output<typeof sentGuestData>;

const keptMerge = z.object({ ...mergedGuestData.shape, sent: sentGuestData.optional() });

type GuestData = Omit<MergeGuestData, 'idempotencyKey'>;

/**
 * Adds what a guest collected to the account. The same key never adds twice: it is written in the transaction of the
 * merge, and a repeat gets the first answer. If the first answer was lost and the guest went on collecting, a repeat
 * adds only what is new. Without a key, a repeat adds everything again.
 */
export async function mergeGuestData(
  store: Pick<Store, 'db' | 'clock'>,
  user: Pick<CurrentUser, 'id' | 'email'>,
  { idempotencyKey, ...guest }: MergeGuestData,
): Promise<MergedGuestData> {
  const now = store.clock.now();
  const key = idempotencyKey === undefined ? undefined : mergeKeyOf(user, idempotencyKey);
  return transaction(store.db, async (tx) => {
    await lockShopper(tx, user.id);
    const merged = await once(tx, { key, answers: keptMerge, at: now }, async () =>
      succeed({ ...(await merge(tx, user, guest, now)), sent: sentWith(undefined, guest) }),
    );
    if (!merged.ok) throw new Error('A merge was compared with an earlier one, which its key leaves out.');
    const { sent, ...answer } = merged.value.answer;
    if (!key || !sent || !merged.value.isRepeat) return answer;
    const more = beyond(sent, guest);
    if (more.lines.length === 0 && more.addresses.length === 0) return answer;
    const added = together(answer, await merge(tx, user, more, now));
    await replaceAnswer(tx, key, { ...added, sent: sentWith(sent, guest) });
    return added;
  });
}

async function merge(
  tx: Transaction,
  user: Pick<CurrentUser, 'id' | 'email'>,
  { lines, addresses, unreadableAddresses }: GuestData,
  now: Date,
): Promise<MergedGuestData> {
  const mergedLines = await mergeGuestLines(tx, user.id, lines, now);
  // A guest need not give an e-mail; her addresses get the account's e-mail, if it has one.
  const withEmail = addresses.map((each) => ({ ...each, email: each.email || mailboxOf(user.email) }));
  const { addedAddresses, skippedAddresses } = await mergeGuestAddresses(tx, user.id, withEmail, now);
  return { ...mergedLines, addedAddresses, skippedAddresses: skippedAddresses + unreadableAddresses };
}

function beyond(sent: SentGuestData, { lines, addresses }: GuestData): GuestData {
  const before = new Map(sent.lines.map(({ productId, quantity }) => [productId, quantity]));
  return {
    lines: [...quantitiesOf(lines)]
      .map(([productId, quantity]) => ({ productId, quantity: quantity - (before.get(productId) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
    addresses: addresses.filter((address) => !sent.addresses.includes(hashOf(address))),
    unreadableAddresses: 0,
  };
}

function sentWith(sent: SentGuestData | undefined, { lines, addresses }: GuestData): SentGuestData {
  const most = new Map(sent?.lines.map(({ productId, quantity }) => [productId, quantity]));
  for (const [productId, quantity] of quantitiesOf(lines)) {
    most.set(productId, Math.max(quantity, most.get(productId) ?? 0));
  }
  return {
    lines: [...most].map(([productId, quantity]) => ({ productId, quantity })),
    addresses: [...new Set([...(sent?.addresses ?? []), ...addresses.map(hashOf)])],
  };
}

function together(first: MergedGuestData, more: MergedGuestData): MergedGuestData {
  return {
    // If a product is in both, the latest outcome comes first.
    capped: [...more.capped, ...first.capped],
    dropped: [...first.dropped, ...more.dropped],
    addedAddresses: first.addedAddresses + more.addedAddresses,
    skippedAddresses: first.skippedAddresses + more.skippedAddresses,
  };
}

/** Only the hash is kept here: the addresses themselves are kept only where they belong. */
function hashOf(address: AddAddress): string {
  return createHash('sha256').update(JSON.stringify(address)).digest('base64url');
}

function mergeKeyOf(user: Pick<CurrentUser, 'id'>, key: string): WorkKey {
  return { userId: user.id, work: 'guest_merge', key, bodyHash: null };
}
