import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import type { PhoneChannel, StoredTemplate } from '#shared/phone-messages.ts';
import { newId } from '../ids.ts';

/** The kind of messages with a code: they are sent at once or never, and not kept. */
export const oneTimeCode = 'one-time code';
/** The same, asked for by a browser that the phone's account does not know: anyone can, so it is counted apart (decision 603). */
export const strangersCode = 'one-time code for a stranger';
export const codeKinds = [oneTimeCode, strangersCode] as const;

export function isCodeKind(kind: string): boolean {
  return codeKinds.some((code) => code === kind);
}

export type WritePhoneMessage = {
  channel: PhoneChannel;
  /** What it is about, for the log and for searching. */
  kind: string;
  /** E.164. */
  recipient: string;
  /** In the letters of `gsmText`. */
  text: string;
  template?: StoredTemplate | undefined;
  language: Language;
  orderId?: string;
  now: Date;
};

/** Puts an SMS or a WhatsApp message in the outbox, in the transaction of the change it reports: a rollback sends nothing. */
export async function writePhoneMessage(
  db: Database,
  { channel, kind, recipient, text, template, language, orderId, now }: WritePhoneMessage,
): Promise<void> {
  await db
    .insertInto('mailOutbox')
    .values({
      ...{ id: newId(), channel, kind, recipient, subject: '', textBody: text, htmlBody: '', language },
      template: template === undefined ? null : JSON.stringify(template),
      orderId: orderId ?? null,
      dueAt: now,
      createdAt: now,
    })
    .execute();
}
