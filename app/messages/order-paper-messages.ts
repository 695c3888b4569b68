import { defineMessages } from '#shared/messages/define-messages.ts';
import { paperTitleMessages } from '#shared/messages/paper-title-messages.ts';
import { adminMessages } from './admin-messages.ts';

/** Texts of the papers of one order at the desk. */
export const orderPaperMessages = defineMessages({
  en: {
    title: 'Papers',
    language: 'Language of the paper',
    en: adminMessages.en.english,
    fr: adminMessages.en.french,
    slip: paperTitleMessages.en.slip,
    receipt: paperTitleMessages.en.receipt,
    orderSheet: paperTitleMessages.en.orderSheet,
  },
  fr: {
    title: 'Documents',
    language: 'Langue du document',
    en: adminMessages.fr.english,
    fr: adminMessages.fr.french,
    slip: paperTitleMessages.fr.slip,
    receipt: paperTitleMessages.fr.receipt,
    orderSheet: paperTitleMessages.fr.orderSheet,
  },
});
