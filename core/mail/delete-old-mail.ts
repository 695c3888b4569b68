import { earlier } from '#shared/moments.ts';
import type { Store } from '../store.ts';

const keptDays = 30;

/** Mails hold codes and addresses: they are not kept longer than a question about them is likely. */
export async function deleteOldMail(store: Pick<Store, 'db' | 'clock' | 'mailer'>): Promise<void> {
  const before = earlier(store.clock.now(), { days: keptDays });
  await store.db
    .deleteFrom('mailOutbox')
    .where('createdAt', '<', before)
    // Sent, or given up.
    .where('dueAt', 'is', null)
    .execute();
  await store.mailer.deleteCopies?.(before);
}
