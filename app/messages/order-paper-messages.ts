import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminMessages } from './admin-messages.ts';

/** Texts of the papers of one order at the desk. */
export const orderPaperMessages = defineMessages({
  en: {
    title: 'Papers',
    language: 'Language of the paper',
    en: adminMessages.en.english,
    fr: adminMessages.en.french,
    slip: 'Packing slip',
    receipt: 'Receipt',
    orderSheet: 'Order summary',
  },
  fr: {
    title: 'Documents',
    language: 'Langue du document',
    en: adminMessages.fr.english,
    fr: adminMessages.fr.french,
    slip: 'Bon de préparation',
    receipt: 'Reçu',
    orderSheet: 'Récapitulatif de commande',
  },
});
