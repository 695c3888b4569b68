import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import type { Settings } from '../settings.ts';
import { composeMail } from './compose-mail.ts';
import type { MailContent } from './write-mail.ts';

/** Informs the owner of an account of its new password, in case someone else has set it. */
export function passwordChangedMail(
  settings: Settings,
  { name, language }: { name: string; language: Language },
): MailContent {
  const t = mailMessages[language];
  return composeMail(settings, {
    language,
    subject: t.passwordChangedSubject(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.greeting(name) },
      { kind: 'paragraph', text: t.passwordChanged },
      { kind: 'paragraph', text: t.passwordNotChanged },
      {
        kind: 'link',
        text: t.choosePassword,
        address: `${settings.publicUrl}${inLanguage('/forgot-password', language)}`,
      },
    ],
  });
}
