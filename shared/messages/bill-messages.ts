import type { Language } from '../language.ts';
import type { OrderExtras } from '../pricing.ts';
import { defineMessages } from './define-messages.ts';

/** The words on a bill next to its lines. */
export const billMessages = defineMessages({
  en: {
    gift: 'Gift',
    reduction: 'Reduction',
    reductionBy: (code: string) => `Code ${code}`,
    delivery: 'Delivery',
    deliveryFree: 'Free',
    pickUp: 'You pick it up at the shop: we call you when it is ready.',
  },
  fr: {
    gift: 'Cadeau',
    reduction: 'Remise sur la commande',
    reductionBy: (code: string) => `Code promo ${code}`,
    delivery: 'Livraison',
    deliveryFree: 'Gratuite',
    pickUp: 'Vous la retirez en boutique\u00a0: nous vous appelons quand elle est prête.',
  },
});

export type ExtraRow = { label: string; amount: number };

/** The rows between the lines and the total: none for an order with free delivery and without a reduction. */
export function extraRows(
  { reduction, deliveryFee, promoCode }: OrderExtras & { promoCode: string },
  language: Language,
): ExtraRow[] {
  const texts = billMessages[language];
  const rows = [
    { label: promoCode === '' ? texts.reduction : texts.reductionBy(promoCode), amount: -reduction },
    { label: texts.delivery, amount: deliveryFee },
  ];
  return rows.filter(({ amount }) => amount !== 0);
}
