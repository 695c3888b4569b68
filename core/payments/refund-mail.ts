import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { mailHtml } from '../mail/mail-html.ts';
import type { MailContent } from '../mail/write-mail.ts';
import type { Settings } from '../settings.ts';
import type { RefundCause } from './refunds.ts';

type Refunded = { orderNumber: string; amount: number; cause: RefundCause; language: Language };

/** Money came that the shop cannot keep: the shopper hears of it before she has to ask. */
export function refundDueMail(
  settings: Settings,
  { orderNumber, amount, cause, language }: Refunded,
): MailContent {
  const t = mailMessages[language];
  const subject = t.refundSubject(orderNumber);
  const reason = cause === 'paid_twice' ? t.refundPaidTwice(orderNumber) : t.refundTooLate(orderNumber);
  const paragraphs = [reason, t.refundComing(formatFrancs(amount)), t.signature(settings.name)];
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
