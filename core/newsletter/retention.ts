import type { Transaction } from '#db/transaction.ts';
import { earlier } from '#shared/moments.ts';
import type { Store } from '../store.ts';

/** Deletes an address from the newsletter, with the proof of its consent. */
export async function deleteSubscriber(tx: Transaction, email: string): Promise<void> {
  await tx.deleteFrom('newsletterSubscribers').where('email', '=', email.toLowerCase()).execute();
}

/** How long the link of a confirmation mail works. An address not confirmed by then is deleted. */
export const confirmDays = 7;

/** How long the proof of an ended consent is kept. */
const leftDays = 365;

/** Deletes addresses that were never confirmed and those that left a year ago (privacy policy, decision 454). */
export async function deleteOldSubscribers(store: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const now = store.clock.now();
  await store.db
    .deleteFrom('newsletterSubscribers')
    .where('consentedAt', 'is', null)
    .where('askedAt', '<', earlier(now, { days: confirmDays }))
    .execute();
  await store.db
    .deleteFrom('newsletterSubscribers')
    .where('unsubscribedAt', '<', earlier(now, { days: leftDays }))
    .where((fields) =>
      fields.or([fields('askedAt', 'is', null), fields('askedAt', '<', earlier(now, { days: confirmDays }))]),
    )
    .execute();
}
