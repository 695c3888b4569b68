import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the field for a promo code, where an order is placed. */
export const promoCodeMessages = defineMessages({
  en: {
    question: 'A promo code?',
    label: 'Promo code',
    apply: 'Use it',
    remove: 'Remove the code',
    applied: (code: string) => `Code ${code} is used.`,
  },
  fr: {
    question: 'Un code promo\u202f?',
    label: 'Code promo',
    apply: 'Utiliser',
    remove: 'Retirer le code',
    applied: (code: string) => `Le code ${code} est appliqué.`,
  },
});
