import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import type { NoticeKind } from '#shared/notices.ts';
import type { SettingValues } from '#shared/settings.ts';
import { parsePhone } from '../addresses/phone.ts';
import { writeMail } from '../mail/write-mail.ts';
import { writePhoneMessage } from '../mail/write-phone-message.ts';
import { gsmText } from '../sms/gsm-text.ts';
import { takesSms } from '../sms/takes-sms.ts';
import type { Store } from '../store.ts';
import type { FoundNotice } from './find-news.ts';
import { noticeMail, noticeSms } from './notice-text.ts';
import { afterQuietHours } from './quiet-hours.ts';

type Spreading = Pick<Store, 'settings' | 'smsSender'>;

const mailSwitch = {
  order: 'mailsOrders',
  issue: 'mailsIssues',
  message: 'mailsMessages',
  stock: 'mailsLowStock',
} as const satisfies Record<NoticeKind, keyof SettingValues>;

const textSwitch = {
  order: 'textsOrders',
  issue: 'textsIssues',
  message: 'textsMessages',
  stock: 'textsLowStock',
} as const satisfies Record<NoticeKind, keyof SettingValues>;

/** To each device that wants it, by mail and by SMS, in the transaction that found it: each hears of it once. */
export async function spreadNotice(
  store: Spreading,
  tx: Transaction,
  notice: FoundNotice,
  { wanted, now }: { wanted: SettingValues; now: Date },
): Promise<void> {
  const ringAt = afterQuietHours(now, { from: wanted.quietFrom, until: wanted.quietUntil });
  await tx
    .updateTable('notices')
    .set({ facts: JSON.stringify(notice.facts) })
    .where('id', '=', notice.id)
    .execute();
  await sql`
    insert into push_messages (notice_id, device_id, due_at)
    select ${notice.id}, id, ${ringAt}::timestamptz from push_devices where ${notice.kind} = any (kinds)
  `.execute(tx);
  const owners = await listOwners(tx);
  const language = owners[0]?.language ?? 'fr';
  if (wanted[mailSwitch[notice.kind]]) {
    const typed = listed(wanted.noticeMails).map((email) => ({ email, language }));
    for (const { email, language: own } of typed.length > 0 ? typed : owners) {
      const mail = noticeMail(store.settings, notice, own);
      await writeMail(tx, { ...mail, kind: `notice of ${notice.kind}`, recipient: email, now });
    }
  }
  if (store.smsSender && wanted[textSwitch[notice.kind]]) {
    const phones = listed(wanted.noticePhones).flatMap((text) => parsePhone(text) ?? []);
    const text = gsmText(noticeSms(store.settings, notice, language));
    for (const recipient of phones.filter(takesSms)) {
      await writePhoneMessage(tx, {
        channel: 'sms',
        kind: `notice of ${notice.kind}`,
        recipient,
        text,
        language,
        now: ringAt,
      });
    }
  }
}

function listOwners(tx: Transaction): Promise<{ email: string; language: Language }[]> {
  return tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('role', '=', 'OWNER')
    .where('status', '=', 'Active')
    .orderBy('createdAt')
    .execute();
}

function listed(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
