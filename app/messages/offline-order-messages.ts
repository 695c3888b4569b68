import { defineMessages } from '#shared/messages/define-messages.ts';

/** What the offline page says where a page about orders was wanted. */
export const offlineOrderMessages = defineMessages({
  en: { areKept: 'A confirmed order is safe with the shop: you need not place it again.' },
  fr: { areKept: 'Une commande confirmée est bien enregistrée à la boutique\u00a0: inutile de la refaire.' },
});
