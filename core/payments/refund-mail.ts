import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import type { RefundCause } from '#shared/refund-causes.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailContent } from '../mail/write-mail.ts';
import type { Settings } from '../settings.ts';

type Refunded = { orderNumber: string; amount: number; cause: RefundCause; language: Language };

/** Money came that the shop cannot keep: the shopper hears of it before she has to ask. */
export function refundDueMail(
  settings: Settings,
  { orderNumber, amount, cause, language }: Refunded,
): MailContent {
  const t = mailMessages[language];
  return composeMail(settings, {
    language,
    subject: t.refundSubject(orderNumber),
    blocks: [
      {
        kind: 'paragraph',
        text: cause === 'paid_twice' ? t.refundPaidTwice(orderNumber) : t.refundTooLate(orderNumber),
      },
      { kind: 'paragraph', text: t.refundComing(formatFrancs(amount)) },
    ],
  });
}
