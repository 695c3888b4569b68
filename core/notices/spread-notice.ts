import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { afterHours } from '#shared/after-hours.ts';
import type { NoticeKind } from '#shared/notices.ts';
import type { SettingValues } from '#shared/settings.ts';
import { writeMail } from '../mail/write-mail.ts';
import { writePhoneMessage } from '../mail/write-phone-message.ts';
import { gsmText } from '../sms/gsm-text.ts';
import type { Store } from '../store.ts';
import type { FoundNotice } from './find-news.ts';
import { noticeMail, noticeSms } from './notice-text.ts';
import { listRecipients } from './recipients.ts';

type Spreading = Pick<Store, 'settings' | 'smsSender'>;

/** Queues a notice for each device that wants it, for mail and for SMS, in the transaction that found it, so that each gets it once. */
export async function spreadNotice(
  store: Spreading,
  tx: Transaction,
  notice: FoundNotice,
  { wanted, now }: { wanted: SettingValues; now: Date },
): Promise<void> {
  // When phones may ring.
  const ringAt = afterHours(now, { from: wanted.quietFrom, until: wanted.quietUntil });
  await tx
    .updateTable('notices')
    .set({ facts: JSON.stringify(notice.facts) })
    .where('id', '=', notice.id)
    .execute();
  await sql`
    insert into push_messages (notice_id, device_id, due_at)
    select ${notice.id}, id, ${ringAt}::timestamptz from push_devices where ${notice.kind} = any (kinds)
  `.execute(tx);
  const { mails, phones, language } = await listRecipients(tx, wanted);
  const kind = `notice of ${notice.kind}`;
  const isFor = ({ kinds }: { kinds: readonly NoticeKind[] }) => kinds.includes(notice.kind);
  for (const { email, language: own } of mails.filter(isFor)) {
    const mail = noticeMail(store.settings, notice, own);
    await writeMail(tx, { ...mail, kind, recipient: email, now });
  }
  if (!store.smsSender) return;
  const text = gsmText(noticeSms(store.settings, notice, language));
  for (const { phone: recipient } of phones.filter(isFor)) {
    await writePhoneMessage(tx, { channel: 'sms', kind, recipient, text, language, now: ringAt });
  }
}
