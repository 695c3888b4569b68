import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { mailHtml } from '../mail/mail-html.ts';
import type { MailContent } from '../mail/write-mail.ts';
import type { Settings } from '../settings.ts';

/** The first mail of the newsletter: whoever was entered by somebody else leaves by its link. */
export function welcomeMail(
  settings: Settings,
  { token, language }: { token: string; language: Language },
): MailContent {
  const t = mailMessages[language];
  const subject = t.newsletterSubject(settings.name);
  const link = `${settings.publicUrl}${inLanguage('/newsletter/unsubscribe', language)}?token=${token}`;
  const paragraphs = [t.newsletterIntroduction, t.newsletterLeave, link, t.signature(settings.name)];
  const contact = t.contact(formatPhone(settings.phone), settings.email);
  return {
    language,
    subject,
    text: [...paragraphs, contact].join('\n\n').concat('\n'),
    html: mailHtml({
      language,
      storeName: settings.name,
      title: subject,
      blocks: paragraphs.map((text) => ({ kind: 'paragraph', text })),
      footer: contact,
    }),
  };
}
