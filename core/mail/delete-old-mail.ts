import { earlier } from '#shared/moments.ts';
import type { Store } from '../store.ts';

const keptDays = 30;

/** Long enough to look at a mail while developing. */
const textHours = 1;

/**
 * Empties messages an hour after they were sent: they hold codes, links and addresses that a copy of the database must
 * not give away. That one was sent is kept for 30 days, as long as a question about it is likely.
 */
export async function deleteOldMail(store: Pick<Store, 'db' | 'clock' | 'mailer'>): Promise<void> {
  const now = store.clock.now();
  await store.db
    .updateTable('mailOutbox')
    .set({ subject: '', textBody: '', htmlBody: '', template: null })
    .where('sentAt', '<', earlier(now, { hours: textHours }))
    .where('textBody', '!=', '')
    .execute();
  const before = earlier(now, { days: keptDays });
  await store.db
    .deleteFrom('mailOutbox')
    .where('createdAt', '<', before)
    // Sent, or given up.
    .where('dueAt', 'is', null)
    .execute();
  await store.mailer.deleteCopies?.(before);
}
