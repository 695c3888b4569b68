import { defineMessages } from '#shared/messages/define-messages.ts';
import { brandsMessages } from './brands-messages.ts';

/** Texts of the admin's page of brands. */
export const adminBrandMessages = defineMessages({
  en: {
    title: brandsMessages.en.title,
    intro:
      'A brand is here as soon as a product names it in its detail “Brand”. Its page shows your picture, your story and all of its products. Every product with a bulk price is on the price list.',
    emptyTitle: 'No brand yet',
    emptyText: 'Give a product the detail “Brand”, and its brand appears here.',
    products: brandsMessages.en.products,
    storyLanguages: (inEnglish: boolean, inFrench: boolean) =>
      inEnglish && inFrench
        ? 'story in both languages'
        : inEnglish || inFrench
          ? 'story in one language'
          : 'no story',
    seePage: 'See its page',
    logo: 'Picture or logo',
    logoHelp: 'A square shows best.',
    story: 'Story',
    save: 'Save the brand',
  },
  fr: {
    title: brandsMessages.fr.title,
    intro:
      'Une marque apparaît ici dès qu’un produit la cite dans son détail «\u202fMarque\u202f». Sa page montre votre image, son histoire et tous ses produits. Chaque produit qui a un prix de gros figure au tarif.',
    emptyTitle: 'Aucune marque pour le moment',
    emptyText: 'Donnez à un produit le détail «\u202fMarque\u202f»\u00a0: sa marque apparaîtra ici.',
    products: brandsMessages.fr.products,
    storyLanguages: (inEnglish: boolean, inFrench: boolean) =>
      inEnglish && inFrench
        ? 'histoire en deux langues'
        : inEnglish || inFrench
          ? 'histoire en une langue'
          : 'sans histoire',
    seePage: 'Voir sa page',
    logo: 'Image ou logo',
    logoHelp: 'Un format carré rend le mieux.',
    story: 'Histoire',
    save: 'Enregistrer la marque',
  },
});
