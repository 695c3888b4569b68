import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailContent } from '../mail/write-mail.ts';
import type { Settings } from '../settings.ts';

/** Asks the owner of an address to confirm the newsletter, because someone else may have entered the address. */
export function confirmationMail(
  settings: Settings,
  { token, language }: { token: string; language: Language },
): MailContent {
  const t = mailMessages[language];
  const address = `${settings.publicUrl}${inLanguage('/newsletter/confirm', language)}?token=${token}`;
  return composeMail(settings, {
    language,
    subject: t.newsletterSubject(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.newsletterIntroduction },
      { kind: 'link', text: t.newsletterConfirmLink, address },
      { kind: 'note', text: t.newsletterNotAsked },
    ],
  });
}
