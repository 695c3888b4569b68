import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import { newId } from '../ids.ts';

export type MailContent = { subject: string; text: string; html: string; language: Language };

export type WriteMail = MailContent & {
  /** What the mail is about, for the log and for searching. */
  kind: string;
  /** Empty for a caller without e-mail: then no mail is written. */
  recipient: string;
  now: Date;
  /** False runs the same statement but writes nothing, so that the time taken does not reveal whether a mail is sent. */
  isWanted?: boolean;
};

/** Puts a mail in the outbox. Call it in the transaction of the change it reports, so that a rollback sends nothing. */
export async function writeMail(db: Database, mail: WriteMail): Promise<void> {
  await db
    .insertInto('mailOutbox')
    .columns(['id', 'kind', 'recipient', 'subject', 'textBody', 'htmlBody', 'language', 'dueAt', 'createdAt'])
    .expression(
      db
        .selectNoFrom((eb) => [
          eb.val(newId()).as('id'),
          eb.val(mail.kind).as('kind'),
          eb.val(mail.recipient).as('recipient'),
          eb.val(mail.subject).as('subject'),
          eb.val(mail.text).as('textBody'),
          eb.val(mail.html).as('htmlBody'),
          eb.val(mail.language).as('language'),
          eb.cast<Date>(eb.val(mail.now), 'timestamptz').as('dueAt'),
          eb.cast<Date>(eb.val(mail.now), 'timestamptz').as('createdAt'),
        ])
        .where((eb) => eb.cast<boolean>(eb.val(mail.recipient !== '' && (mail.isWanted ?? true)), 'boolean')),
    )
    .execute();
}
