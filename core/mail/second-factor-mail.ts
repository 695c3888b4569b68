import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import type { Settings } from '../settings.ts';
import { composeMail } from './compose-mail.ts';
import type { MailContent } from './write-mail.ts';

/** Informs the owner of an account that its second code was switched on or off, in case someone else did it. */
export function secondFactorMail(
  settings: Settings,
  { name, language, isOn }: { name: string; language: Language; isOn: boolean },
): MailContent {
  const t = mailMessages[language];
  return composeMail(settings, {
    language,
    subject: (isOn ? t.secondFactorOnSubject : t.secondFactorOffSubject)(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.greeting(name) },
      { kind: 'paragraph', text: isOn ? t.secondFactorOn : t.secondFactorOff },
      { kind: 'paragraph', text: isOn ? t.secondFactorNotOn : t.secondFactorNotOff },
      {
        kind: 'link',
        text: t.choosePassword,
        address: `${settings.publicUrl}${inLanguage('/forgot-password', language)}`,
      },
    ],
  });
}
