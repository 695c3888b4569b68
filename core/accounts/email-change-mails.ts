import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailContent } from '../mail/write-mail.ts';
import type { Settings } from '../settings.ts';

// Neither mail contains text typed by the account's user: its reader may be a stranger to that account.

/** The mail to the new address, which counts once its link is used. */
export function confirmEmailMail(
  settings: Settings,
  { token, language }: { token: string; language: Language },
): MailContent {
  const t = mailMessages[language];
  return composeMail(settings, {
    language,
    subject: t.emailConfirmSubject(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.greeting('') },
      { kind: 'paragraph', text: t.emailConfirmIntroduction(settings.name) },
      { kind: 'link', text: t.emailConfirmLink, address: pageAddress(settings, 'confirm', token, language) },
      { kind: 'paragraph', text: t.linkValidity },
      { kind: 'note', text: t.emailConfirmNotAsked },
    ],
  });
}

/** The mail to the old address, with the link that keeps it. */
export function emailChangeMail(
  settings: Settings,
  { token, language }: { token: string; language: Language },
): MailContent {
  const t = mailMessages[language];
  return composeMail(settings, {
    language,
    subject: t.emailChangeSubject(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.greeting('') },
      { kind: 'paragraph', text: t.emailChangeAsked(settings.name) },
      { kind: 'paragraph', text: t.emailChangeUndo },
      { kind: 'link', text: t.emailChangeUndoLink, address: undoAddress(settings, token, language) },
    ],
  });
}

export function undoAddress(settings: Settings, token: string, language: Language): string {
  return pageAddress(settings, 'undo', token, language);
}

function pageAddress(
  settings: Settings,
  step: 'confirm' | 'undo',
  token: string,
  language: Language,
): string {
  return `${settings.publicUrl}${inLanguage(`/email-change/${step}`, language)}?token=${token}`;
}
