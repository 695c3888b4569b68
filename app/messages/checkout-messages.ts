import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of checkout and of the two pages it may end on. */
export const checkoutMessages = defineMessages({
  en: {
    title: 'Checkout',
    successTitle: 'Payment Successfully',
    cancelTitle: 'Order Cancel',
  },
  fr: {
    title: 'Validation de la commande',
    successTitle: 'Paiement effectué avec succès',
    cancelTitle: 'Commande annulée',
  },
});
