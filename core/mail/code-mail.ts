import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import type { Settings } from '../settings.ts';
import { composeMail } from './compose-mail.ts';
import type { MailContent } from './write-mail.ts';

export type CodeMail = {
  name: string;
  code: string;
  minutes: number;
  language: Language;
  isForOrder?: boolean;
};

/**
 * The mail with a one-time code. In the text part the code is alone on its line, so that phones offer to copy it
 * (decision 14).
 */
export function codeMail(
  settings: Settings,
  { name, code, minutes, language, isForOrder = false }: CodeMail,
): MailContent {
  const t = mailMessages[language];
  return composeMail(settings, {
    language,
    subject: t.codeSubject(code, settings.name),
    blocks: [
      { kind: 'paragraph', text: t.greeting(name) },
      { kind: 'paragraph', text: isForOrder ? t.orderCodeIntroduction : t.codeIntroduction },
      { kind: 'code', text: code },
      { kind: 'paragraph', text: t.codeValidity(minutes) },
      { kind: 'note', text: isForOrder ? t.orderCodeNotAsked : t.codeNotAsked },
    ],
  });
}
