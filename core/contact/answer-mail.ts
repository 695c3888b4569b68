import type { ContactSubject } from '#shared/contact-subjects.ts';
import { formatDay } from '#shared/formats/dates.ts';
import type { Language } from '#shared/language.ts';
import { contactSubjectMessages } from '#shared/messages/contact-subject-messages.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { linesAs, quotedLines } from '../mail/mail-lines.ts';
import { nameToGreet } from '../mail/name-to-greet.ts';
import type { MailContent } from '../mail/write-mail.ts';
import type { Settings } from '../settings.ts';

type Answered = {
  name: string;
  subject: ContactSubject;
  message: string;
  language: Language;
  createdAt: Date;
};

/** The shop's answer to a message of the contact form, with that message quoted below it, in the language of the form's page. */
export function answerMail(settings: Settings, message: Answered, answer: string): MailContent {
  const { language } = message;
  const t = mailMessages[language];
  return composeMail(settings, {
    language,
    subject: t.contactAnswerSubject(contactSubjectMessages[language][message.subject], settings.name),
    blocks: [
      // A person has read the message and chosen to answer it, so the mail may greet the writer by name.
      { kind: 'paragraph', text: t.greeting(nameToGreet({ ...message, isProven: true })) },
      ...linesAs('paragraph', answer),
      { kind: 'note', text: t.contactAnswerQuote(formatDay(message.createdAt, language)) },
      ...quotedLines(message.message),
    ],
  });
}
