import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { formatPhone } from '#shared/phone-format.ts';
import type { Settings } from '../settings.ts';
import { mailHtml } from './mail-html.ts';
import type { MailContent } from './write-mail.ts';

export type CodeMail = { name: string; code: string; minutes: number; language: Language };

/** The mail with a one-time code. In the text part the code stands alone on a line, so that phones offer to copy it (decision 14). */
export function codeMail(settings: Settings, { name, code, minutes, language }: CodeMail): MailContent {
  const t = mailMessages[language];
  const subject = t.codeSubject(code, settings.name);
  const signature = t.signature(settings.name);
  const contact = t.contact(formatPhone(settings.phone), settings.email);
  return {
    language,
    subject,
    text: [
      t.greeting(name),
      t.codeIntroduction,
      code,
      t.codeValidity(minutes),
      t.codeNotAsked,
      `${signature}\n${contact}`,
    ]
      .join('\n\n')
      .concat('\n'),
    html: mailHtml({
      language,
      storeName: settings.name,
      title: subject,
      blocks: [
        { kind: 'paragraph', text: t.greeting(name) },
        { kind: 'paragraph', text: t.codeIntroduction },
        { kind: 'code', text: code },
        { kind: 'paragraph', text: t.codeValidity(minutes) },
        { kind: 'note', text: t.codeNotAsked },
        { kind: 'paragraph', text: signature },
      ],
      footer: contact,
    }),
  };
}
