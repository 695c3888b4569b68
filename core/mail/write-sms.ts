import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import { newId } from '../ids.ts';
import type { SmsMessage } from '../sms/sms-sender.ts';

export type WriteSms = SmsMessage & {
  /** What it is about, for the log and for searching. */
  kind: string;
  language: Language;
  now: Date;
};

/** Puts an SMS in the outbox, in the transaction of the change it reports: a rollback sends nothing. */
export async function writeSms(
  db: Database,
  { kind, recipient, text, language, now }: WriteSms,
): Promise<void> {
  await db
    .insertInto('mailOutbox')
    .values({
      id: newId(),
      channel: 'sms',
      kind,
      recipient,
      subject: '',
      textBody: text,
      htmlBody: '',
      language,
      dueAt: now,
      createdAt: now,
    })
    .execute();
}
