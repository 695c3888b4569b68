import { transaction } from '#db/transaction.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';
import { readDiskState } from './disk.ts';

const kind = 'disk_low';
const dayMs = 86_400_000;

/** A mail a day to those who run the shop, while there is little room on its disk. */
export async function warnOfFullDisk(
  store: Pick<Store, 'db' | 'clock' | 'disk' | 'log' | 'settings'>,
): Promise<void> {
  const { isLow, freeMegabytes } = await readDiskState(store);
  if (!isLow) return;
  store.log.warn({ freeMegabytes }, 'The disk is nearly full');
  const now = store.clock.now();
  await transaction(store.db, async (tx) => {
    const admins = await tx
      .selectFrom('users')
      .select(['email', 'language'])
      .where('role', 'in', ['OWNER', 'MANAGER'])
      .where('status', '=', 'Active')
      .orderBy('id')
      // Two processes write one mail.
      .forUpdate()
      .execute();
    const written = await tx
      .selectFrom('mailOutbox')
      .select('id')
      .where('kind', '=', kind)
      .where('createdAt', '>', new Date(now.getTime() - dayMs))
      .executeTakeFirst();
    if (written) return;
    for (const { email, language } of admins) {
      const texts = mailMessages[language];
      const content = composeMail(store.settings, {
        language,
        subject: texts.diskLowSubject(store.settings.name),
        blocks: [
          { kind: 'paragraph', text: texts.diskLow(freeMegabytes) },
          { kind: 'paragraph', text: texts.diskLowAdvice },
        ],
      });
      await writeMail(tx, { ...content, kind, recipient: email, now });
    }
  });
}
