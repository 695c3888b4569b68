import { earlier } from '#shared/moments.ts';
import type { Store } from '../store.ts';
import { codeKinds } from './write-phone-message.ts';

const keptDays = 30;

/** Long enough for a developer to look at a mail. */
const textHours = 1;

/**
 * Empties messages an hour after they were sent, because they hold codes, links and addresses that a copy of the database must not
 * reveal. A code to a phone is emptied even if unsent: it is useless by then. The row itself is kept for 30 days, while questions about
 * the message are likely.
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
