import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the sheet of shades, loaded when it is opened. */
export const shadeSheetMessages = defineMessages({
  en: {
    seeProduct: 'See the product',
    compareWith: 'Compare with',
    compareNothing: 'No other shade',
    shadesFailed: 'The shades could not be loaded.',
    loadingShades: 'The shades are loading',
  },
  fr: {
    seeProduct: 'Voir le produit',
    compareWith: 'Comparer avec',
    compareNothing: 'Aucune autre teinte',
    shadesFailed: 'Impossible de charger les teintes.',
    loadingShades: 'Les teintes se chargent',
  },
});
