import { defineMessages } from '#shared/messages/define-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Texts of the price list of our brands. */
export const brandsMessages = defineMessages({
  en: {
    title: shellMessages.en.brandsLink,
    description: 'Price list of the house brand and of Toghu Pro: bulk and selling prices in FCFA.',
    heading: 'Our brands and their prices',
    intro:
      'The house brand, made for our skins, and one guest from the world of stage make-up. Bulk prices are for resellers and salons, from ten pieces of a product.',
    caption: 'Price list',
    product: 'Product',
    subCategory: 'Subcategory',
    brand: uiMessages.en.brand,
    bulkPrice: 'Bulk Price (FCFA)',
    sellingPrice: 'Selling Price (FCFA)',
  },
  fr: {
    title: shellMessages.fr.brandsLink,
    description: 'Tarif de la marque maison et de Toghu Pro\u00a0: prix de gros et de détail en FCFA.',
    heading: 'Nos marques et leurs prix',
    intro:
      'La marque maison, faite pour nos peaux, et une invitée venue du maquillage de scène. Les prix de gros s’adressent aux revendeurs et aux salons, à partir de dix pièces d’un même produit.',
    caption: 'Tarif',
    product: 'Produit',
    subCategory: 'Sous-catégorie',
    brand: uiMessages.fr.brand,
    bulkPrice: 'Prix de gros (FCFA)',
    sellingPrice: 'Prix de vente (FCFA)',
  },
});
