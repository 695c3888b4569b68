import { mailMessages } from '#shared/messages/mail-messages.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { Store } from '../store.ts';
import { composeMail } from './compose-mail.ts';
import { MailNotTaken } from './mailer.ts';

export type TriedMail = { recipient: string; isOnlyKept: boolean };

/** Sends a test mail directly. The outbox would retry for a day before staff learn that the mail server refuses the sender. */
export async function tryMail(
  { mailer, settings, shopSettings }: Pick<Store, 'mailer' | 'settings' | 'shopSettings'>,
  { name, email, language }: Pick<CurrentUser, 'name' | 'email' | 'language'>,
): Promise<Outcome<TriedMail, 'MAIL_NOT_TAKEN'>> {
  // Another process may have saved the sender a moment ago.
  await shopSettings.read();
  const t = mailMessages[language];
  const { subject, text, html } = composeMail(settings, {
    language,
    subject: t.tryMailSubject(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.greeting(name) },
      { kind: 'paragraph', text: t.tryMail },
    ],
  });
  const recipient = email || settings.email;
  try {
    await mailer.send({ recipient, subject, text, html });
  } catch (error) {
    if (!(error instanceof MailNotTaken)) throw error;
    return refuse('MAIL_NOT_TAKEN', { answer: error.answer });
  }
  return succeed({ recipient, isOnlyKept: mailer.isForLooking === true });
}
