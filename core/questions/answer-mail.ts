import { type Language, textIn } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { inLanguage, productPath } from '#shared/page-paths.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { linesAs, quotedLines } from '../mail/mail-lines.ts';
import { nameToGreet } from '../mail/name-to-greet.ts';
import type { MailContent } from '../mail/write-mail.ts';
import type { Settings } from '../settings.ts';

type Answered = {
  authorName: string;
  text: string;
  language: Language;
  productId: string;
  productName: string;
  productNameFr: string | null;
};

/** The shop's answer to a question about a product, in the language of the page it was asked on. */
export function answerMail(settings: Settings, question: Answered, answer: string): MailContent {
  const { language, productId, productName } = question;
  const t = mailMessages[language];
  const name = textIn(language, productName, question.productNameFr);
  const path = productPath({ _id: productId, name: productName });
  return composeMail(settings, {
    language,
    subject: t.questionAnswerSubject(name),
    blocks: [
      // A member of staff has read the question and chosen to answer it, which is proof enough to greet its writer by
      // name.
      { kind: 'paragraph', text: t.greeting(nameToGreet({ name: question.authorName, isProven: true })) },
      ...linesAs('paragraph', answer),
      { kind: 'link', text: t.backInStockLink, address: settings.publicUrl + inLanguage(path, language) },
      { kind: 'note', text: t.questionAnswerQuote },
      ...quotedLines(question.text),
    ],
  });
}
