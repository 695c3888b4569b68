import { defineMessages } from '#shared/messages/define-messages.ts';
import { listingMessages } from './listing-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Texts of the brands and of the price list. */
export const brandsMessages = defineMessages({
  en: {
    title: shellMessages.en.brandsLink,
    description:
      'The brands of the shop, their stories, and the price list: bulk and selling prices in FCFA.',
    heading: 'Our brands and their prices',
    nothingYet: 'The brands come with the first products.',
    intro: 'Every brand that the shop sells. Tap one to read its story and see all of it.',
    pricesIntro:
      'What the shop itself charges today. Bulk prices are for resellers and salons, from ten pieces of a product.',
    home: listingMessages.en.home,
    trail: listingMessages.en.trail,
    brandTitle: (brand: string) => `${brand}: all products and prices`,
    brandDescription: (brand: string) => `Everything by ${brand} in our shop, with prices in FCFA.`,
    products: listingMessages.en.products,
    caption: 'Price list',
    product: 'Product',
    subCategory: 'Subcategory',
    brand: uiMessages.en.brand,
    bulkPrice: 'Bulk Price (FCFA)',
    sellingPrice: 'Selling Price (FCFA)',
  },
  fr: {
    title: shellMessages.fr.brandsLink,
    description:
      'Les marques de la boutique, leur histoire et le tarif\u00a0: prix de gros et de détail en FCFA.',
    heading: 'Nos marques et leurs prix',
    nothingYet: 'Les marques arrivent avec les premiers produits.',
    intro: 'Toutes les marques de la boutique. Touchez-en une pour lire son histoire et voir ses produits.',
    pricesIntro:
      'Les prix pratiqués aujourd’hui dans la boutique. Les prix de gros s’adressent aux revendeurs et aux salons, à partir de dix pièces d’un même produit.',
    home: listingMessages.fr.home,
    trail: listingMessages.fr.trail,
    brandTitle: (brand: string) => `${brand}\u00a0: tous les produits et leurs prix`,
    brandDescription: (brand: string) => `Tout ${brand} dans notre boutique, avec les prix en FCFA.`,
    products: listingMessages.fr.products,
    caption: 'Tarif',
    product: 'Produit',
    subCategory: 'Sous-catégorie',
    brand: uiMessages.fr.brand,
    bulkPrice: 'Prix de gros (FCFA)',
    sellingPrice: 'Prix de vente (FCFA)',
  },
});
