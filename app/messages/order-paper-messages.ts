import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the papers of one order at the desk. */
export const orderPaperMessages = defineMessages({
  en: {
    title: 'Papers',
    language: 'Language of the paper',
    en: 'English',
    fr: 'French',
    slip: 'Packing slip',
    receipt: 'Receipt',
    orderSheet: 'Order summary',
  },
  fr: {
    title: 'Documents',
    language: 'Langue du document',
    en: 'Anglais',
    fr: 'Français',
    slip: 'Bon de préparation',
    receipt: 'Reçu',
    orderSheet: 'Récapitulatif de commande',
  },
});
