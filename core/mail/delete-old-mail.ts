import { earlier } from '#shared/moments.ts';
import type { Store } from '../store.ts';
import { codeKinds } from './write-phone-message.ts';

const keptDays = 30;

/** Long enough to look at a mail while developing. */
const textHours = 1;

/**
 * Empties messages an hour after they were sent: they hold codes, links and addresses that a copy of the database must
 * not give away. A code to a phone is of no use by then, sent or not. That one was sent is kept for 30 days, as long as a question about it is likely.
 */
export async function deleteOldMail(store: Pick<Store, 'db' | 'clock' | 'mailer'>): Promise<void> {
  const now = store.clock.now();
  const textsEnd = earlier(now, { hours: textHours });
  await store.db
    .updateTable('mailOutbox')
    .set({ subject: '', textBody: '', htmlBody: '', template: null })
    .where((message) =>
      message.or([
        message('sentAt', '<', textsEnd),
        message.and([message('kind', 'in', codeKinds), message('createdAt', '<', textsEnd)]),
      ]),
    )
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
