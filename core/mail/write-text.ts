import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import { newId } from '../ids.ts';
import type { TextMessage } from '../texts/texter.ts';

export type WriteText = TextMessage & {
  /** What it is about, for the log and for searching. */
  kind: string;
  language: Language;
  now: Date;
};

/** Puts a text in the outbox, in the transaction of the change it tells about: a rollback sends nothing. */
export async function writeText(
  db: Database,
  { kind, recipient, text, language, now }: WriteText,
): Promise<void> {
  await db
    .insertInto('mailOutbox')
    .values({
      id: newId(),
      channel: 'text',
      kind,
      recipient,
      subject: '',
      textBody: text,
      htmlBody: '',
      language,
      nextTryAt: now,
      createdAt: now,
    })
    .execute();
}
