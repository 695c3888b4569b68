import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailContent } from '../mail/write-mail.ts';
import type { Settings } from '../settings.ts';

/** The first mail of the newsletter; its link unsubscribes a person whose address another person entered. */
export function welcomeMail(
  settings: Settings,
  { token, language }: { token: string; language: Language },
): MailContent {
  const t = mailMessages[language];
  const address = `${settings.publicUrl}${inLanguage('/newsletter/unsubscribe', language)}?token=${token}`;
  return composeMail(settings, {
    language,
    subject: t.newsletterSubject(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.newsletterIntroduction },
      { kind: 'note', text: t.newsletterLeave },
      { kind: 'link', text: t.newsletterLeaveLink, address },
    ],
  });
}
