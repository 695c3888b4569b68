import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import type { PhoneChannel, StoredTemplate } from '#shared/phone-messages.ts';
import { newId } from '../ids.ts';

/** The kind of messages with a code, which are sent at once or never, and not kept. */
export const oneTimeCode = 'one-time code';
/** A code that a browser unknown to the phone's account asked for. Anyone can do so; it is counted separately (decision 603). */
export const strangersCode = 'one-time code for a stranger';
export const codeKinds = [oneTimeCode, strangersCode] as const;

export function isCodeKind(kind: string): boolean {
  return codeKinds.some((code) => code === kind);
}

export type WritePhoneMessage = {
  channel: PhoneChannel;
  /** What the message is about, for the log and for searching. */
  kind: string;
  /** E.164. */
  recipient: string;
  /** Only characters that `gsmText` allows. */
  text: string;
  template?: StoredTemplate | undefined;
  language: Language;
  orderId?: string;
  now: Date;
};

/** Puts an SMS or WhatsApp message in the outbox. Call it in the transaction of the change, so that a rollback sends nothing. */
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
