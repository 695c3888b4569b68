import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import type { Settings } from '../settings.ts';
import { composeMail } from './compose-mail.ts';
import type { MailContent } from './write-mail.ts';

/** The last mail to a person whose account was deleted, so that they notice at once if a stranger did it. */
export function accountDeletedMail(settings: Settings, language: Language): MailContent {
  const t = mailMessages[language];
  return composeMail(settings, {
    language,
    subject: t.accountDeletedSubject(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.greeting('') },
      { kind: 'paragraph', text: t.accountDeleted(settings.name) },
      { kind: 'note', text: t.accountDeletedNotAsked },
    ],
  });
}
