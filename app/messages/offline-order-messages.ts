import { defineMessages } from '#shared/messages/define-messages.ts';

/** What the offline page says where a page about orders was wanted. */
export const offlineOrderMessages = defineMessages({
  en: { areKept: 'Your orders are safe with the shop: you need not place them again.' },
  fr: { areKept: 'Vos commandes sont bien enregistrées à la boutique\u00a0: inutile de les refaire.' },
});
