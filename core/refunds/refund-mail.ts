import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { orderMailMessages } from '#shared/messages/order-mail-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { inLanguage } from '#shared/page-paths.ts';
import type { RefundCause } from '#shared/refund-causes.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { nameToGreet } from '../mail/name-to-greet.ts';
import type { MailContent } from '../mail/write-mail.ts';
import type { Settings } from '../settings.ts';

type Refunded = {
  orderNumber: string;
  trackingToken: string;
  /** The account's name: the parcel may go to someone else. */
  name: string;
  /** The mail goes to the account's own, verified address. */
  isProven: boolean;
  amount: number;
  cause: RefundCause;
  language: Language;
};

/** Tells the shopper that money will be refunded, before she has to ask. */
export function refundDueMail(
  settings: Settings,
  { orderNumber, trackingToken, name, isProven, amount, cause, language }: Refunded,
): MailContent {
  const t = mailMessages[language];
  return composeMail(settings, {
    language,
    subject: t.refundSubject(orderNumber),
    blocks: [
      { kind: 'paragraph', text: t.greeting(nameToGreet({ name, isProven })) },
      {
        kind: 'paragraph',
        text: whyOf(cause, t)(orderNumber),
      },
      { kind: 'paragraph', text: t.refundComing(formatFrancs(amount)) },
      {
        kind: 'link',
        text: orderMailMessages[language].trackOrder,
        address: `${settings.publicUrl}${inLanguage(`/track/${trackingToken}`, language)}`,
      },
    ],
  });
}

function whyOf(cause: RefundCause, t: (typeof mailMessages)[Language]): (order: string) => string {
  if (cause === 'paid_twice') return t.refundPaidTwice;
  return cause === 'wrong_amount' ? t.refundWrongAmount : t.refundTooLate;
}
